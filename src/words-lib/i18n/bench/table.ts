/** The bench as tables, for the command and for the site. */
import type { runBench } from './run.ts';

export type Bench = ReturnType<typeof runBench>;
export type TableRow = readonly string[];

/** Fault, check, and found of seeded for each language. */
export function faultRows({ scores, alarms }: Bench): readonly TableRow[] {
  const locales = [...new Set(alarms.map(({ locale }) => locale))];
  const faults = [...new Map(scores.map((one) => [one.fault, one.check]))];
  return [
    ['fault', 'check', ...locales],
    ...faults.map(([fault, check]) => [
      fault,
      check,
      ...locales.map((locale) => {
        const score = scores.find((one) => one.locale === locale && one.fault === fault);
        return score ? `${score.found}/${score.mutants}` : '–';
      }),
    ]),
  ];
}

/** Check, mutants, recall, and false alarms on clean units for all languages together. */
export function checkRows({ scores, alarms }: Bench): readonly TableRow[] {
  const checks = [...new Set(alarms.map(({ check }) => check))];
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return [
    ['check', 'seeded', 'found', 'false alarms'],
    ...checks.map((check) => {
      const own = scores.filter((one) => one.check === check);
      const clean = alarms.filter((one) => one.check === check);
      const seeded = sum(own.map(({ mutants }) => mutants));
      return [
        check,
        String(seeded),
        seeded === 0 ? '–' : percent(sum(own.map(({ found }) => found)) / seeded),
        percent(sum(clean.map((one) => one.alarms)) / sum(clean.map(({ units }) => units))),
      ];
    }),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(share > 0 && share < 0.1 ? 2 : 1)} %`;
