import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { ByzantineData } from '../../src/figures/byzantine/data.ts';
import { describe as inWords } from '../../src/figures/byzantine/describe.ts';
import { Ledger } from '../../src/figures/byzantine/ledger.tsx';
import { cellReason } from '../../src/figures/byzantine/ledger-table.tsx';
import { ledgerOf, readCell } from '../../src/figures/byzantine/ledger-data.ts';
import { figure, figureWords, WORDS } from '../../src/figures/byzantine/model.ts';
import { Figure } from '../../src/islands/games/byzantine/figure.tsx';
import { byzantine } from '../../src/machines/byzantine/game.ts';
import { trainingStart } from '../../src/machines/byzantine/palaces/training-start.ts';
import { replay } from '../../src/machines/replay.ts';
import type { JsonObject, Trace } from '../../src/machines/trace.ts';

const GIVEN = { palace: 'training', at: trainingStart, assassin: 'cook' } as unknown as JsonObject;
const SHOT: readonly JsonObject[] = [
  { kill: { method: 'shooting', victim: 'astrologer' } },
  { read: 'astrologer' },
];
const words = figureWords((key) => key);

function traceOf(events: readonly JsonObject[], given: JsonObject = {}): Trace {
  const one = {
    id: 'byzantine/x/y',
    game: 'byzantine',
    rule: 'shooting',
    title: '',
    facts: [],
    variants: {},
  };
  return replay(byzantine, {
    ...one,
    given: { ...GIVEN, ...given },
    steps: events.map((event) => ({ event })),
  });
}

function dataOf(trace: Trace, index: number, view = 'everyone'): ByzantineData {
  const look = { view, variants: trace.variants };
  return figure(trace.steps[index]!, trace.steps[index - 1] ?? null, look) as unknown as ByzantineData;
}

describe('what a view sees', () => {
  test('The detectives do not see who Mr. M is, nor a card that nobody has read', () => {
    const data = dataOf(traceOf(SHOT), 1, 'detectives');
    expect(data.assassin).toBeNull();
    expect(data.murders).toEqual([{ victims: ['astrologer'], method: null, read: false }]);
    expect(data.cards.kind).toBe('unseen');
    expect(data.cards.methods).toContain('shooting');
    expect(data.lit).toEqual(['3B']);
  });

  test('The assassin sees the card, and which rooms it reaches', () => {
    const data = dataOf(traceOf(SHOT), 1, 'assassin');
    expect(data.murders[0]?.method).toBe('shooting');
    expect(data.lit).toEqual(['3A', '3B', '3C']);
    expect(data.cards).toEqual({ kind: 'hand', methods: expect.not.arrayContaining(['shooting']) });
  });

  test('In every view the pawns show whom the detectives suspect', () => {
    const trace = traceOf(SHOT);
    for (const view of ['everyone', 'detectives', 'assassin'])
      expect([...dataOf(trace, 2, view).possible!].sort()).toEqual(['cook', 'scholar', 'steward']);
  });
});

describe('what a step lights', () => {
  const lit = (method: string, victim: string, assassin: string): readonly string[] => {
    const trace = traceOf([{ kill: { method, victim } }, { read: victim }], { assassin });
    expect(trace.steps.map(({ refused }) => refused)).toEqual([null, null, null]);
    return dataOf(trace, 2, 'detectives').lit;
  };

  test('A card read later lights the empty rooms from which it could kill then, whatever is locked by now', () => {
    const at = { duke: '2A', cook: '1A', bard: '4C' };
    const rooms = (...between: JsonObject[]): readonly string[] => {
      const events = [{ kill: { method: 'misstep', victim: 'duke' } }, ...between, { read: 'duke' }];
      const trace = traceOf(events, {
        at,
        locks: between.some(({ skill }) => (skill as JsonObject)['unlock']) ? ['2A-2BC'] : [],
      });
      expect(trace.steps.map(({ refused }) => refused)).toEqual(trace.steps.map(() => null));
      return dataOf(trace, events.length, 'detectives').lit;
    };
    const open = rooms();
    expect(open).toContain('2BC');
    expect(rooms({ skill: { who: 'cook', lock: '2A-2BC' } })).toEqual(open);
    expect(rooms({ skill: { who: 'cook', unlock: '2A-2BC' } })).toEqual(
      open.filter((room) => room !== '2BC'),
    );
  });

  test('A rule that is read lights the rooms from which it can have killed', () => {
    expect(lit('shooting', 'astrologer', 'cook')).toEqual(['3A', '3B', '3C']);
    expect(lit('hanging', 'maid', 'cook')).toEqual(['4C', '3C', '2BC', '1C', '0C']);
    expect(lit('crushing', 'witch', 'bard')).toEqual(['2A', '2BC', '1A', '1B', '1C', '0A', '0B', '0C']);
    expect(lit('mechanism', 'duke', 'cook')).toEqual(['3B', '3C', '2A', '1B', '1C']);
    expect(lit('passion', 'astrologer', 'duke')).toEqual([]);
  });

  test('Whoever could have done it stands in a lit room, whoever could not does not', () => {
    const trace = traceOf(SHOT);
    const { lit: rooms, ledger } = dataOf(trace, 2);
    const cells = Object.entries(ledger!.cells).filter(([who]) => who !== 'astrologer');
    const stood = cells.map(([who, [cell]]) => ({ who, ...readCell(cell!) }));
    expect(stood).toHaveLength(11);
    expect(stood.filter(({ room, by }) => rooms.includes(room) !== by.length > 0)).toEqual([]);
  });

  test('A door locked at the murder stays shut for the card read later', () => {
    const events: readonly JsonObject[] = [
      { skill: { who: 'cook', lock: '2A-2BC' } },
      { kill: { method: 'misstep', victim: 'bard' } },
      { skill: { who: 'cook', unlock: '2A-2BC' } },
      { read: 'bard' },
    ];
    const trace = traceOf(events, { assassin: 'steward' });
    expect(dataOf(trace, 1).door).toBe('2A-2BC');
    expect(dataOf(trace, 4).lit).toEqual(['3A', '1A']);
  });

  test('A move shows its way and lights its rooms; a refused one shows nothing', () => {
    const trace = traceOf([
      { move: { who: 'countess', path: ['1A', '2A'] } },
      { move: { who: 'countess', path: ['4C'] } },
    ]);
    expect(dataOf(trace, 1)).toMatchObject({
      path: ['1B', '1A', '2A'],
      walker: 'countess',
      lit: ['1A', '2A'],
    });
    expect(dataOf(trace, 2)).toMatchObject({ path: [], walker: null, lit: [], marks: {} });
  });

  test('The victims are marked, and those whom the step rules out are new', () => {
    const data = dataOf(traceOf(SHOT), 1);
    expect(data.marks).toEqual({ astrologer: 'victim' });
    expect([...data.fresh].sort()).toEqual(['astrologer', 'maid']);
    expect(dataOf(traceOf(SHOT), 0).fresh).toEqual([]);
  });

  test('A skill marks who uses it and on whom', () => {
    const trace = traceOf([
      { skill: { who: 'astrologer', shows: 'duke' } },
      { skill: { who: 'duke', pulls: 'bard' } },
    ]);
    expect(dataOf(trace, 1).marks).toEqual({ astrologer: 'actor', duke: 'target' });
    expect(dataOf(trace, 2)).toMatchObject({ walker: 'bard', path: ['2A', '2BC'] });
  });
});

describe('the ledger', () => {
  test('Before the first murder there is none', () => {
    expect(dataOf(traceOf(SHOT), 0).ledger).toBeNull();
    expect(ledgerOf(undefined)).toBeNull();
  });

  test('A cell says where somebody stood and by which rules they could have done it', () => {
    expect(readCell('2BC034')).toEqual({ room: '2BC', by: ['hanging', 'shooting', 'misstep'] });
    expect(readCell('1C')).toEqual({ room: '1C', by: [] });
    expect(readCell('')).toEqual({ room: '', by: [] });
    const said = {
      ...(words as { [key: string]: string }),
      colon: ': ',
      comma: ', ',
      'could-not': 'by none',
      'was-dead': 'dead',
    };
    expect(cellReason(readCell('2BC03'), said)).toBe('2BC: method.hanging, method.shooting');
    expect(cellReason(readCell('1C'), said)).toBe('1C: by none');
    expect(cellReason(readCell(''), said)).toBe('dead');
  });

  test('Whoever is left stands first, and every cell has its reason', () => {
    const { ledger, possible } = dataOf(traceOf(SHOT), 2);
    const html = renderToString(h(Ledger, { ledger: ledger!, possible, names: {}, words: words as never }));
    const rows = [...html.matchAll(/<th scope="row">([a-z]+)/g)].map(([, who]) => who!);
    expect(rows).toHaveLength(12);
    expect(rows.slice(0, 3).sort()).toEqual(['cook', 'scholar', 'steward']);
    expect([...html.matchAll(/class="is-can"/g)]).toHaveLength(3);
    expect([...html.matchAll(/title="3Bfigure.colonmethod.shooting"/g)]).toHaveLength(1);
  });
});

describe('the figure', () => {
  const draw = (trace: Trace, index: number, touch: Parameters<typeof Figure>[0]['touch'] = null): string =>
    renderToString(
      h(Figure, {
        data: dataOf(trace, index) as unknown as JsonObject,
        words,
        names: {},
        id: 'x',
        title: 'T',
        touch,
      }),
    );

  test('Its words are messages, one for each word, short name and murder rule', () => {
    expect(Object.keys(words)).toHaveLength(WORDS.length + 14 + 10);
    expect(words).toMatchObject({
      deceased: 'figure.deceased',
      'short.cook': 'figure.short.cook',
      'method.fall': 'method.fall',
    });
  });

  test('The description goes through all rooms from the top and names who is there', () => {
    const text = inWords(
      dataOf(traceOf(SHOT), 2),
      { cook: 'Cook' },
      { colon: ': ', comma: ', ', stop: '; ', nobody: 'nobody', deceased: 'dead', lit: 'lit' },
    );
    expect(
      text.startsWith(
        '4A: captain; 4B: jester; 4C: empress; 3A: steward; 3B: astrologer (dead), scholar; 3C: Cook',
      ),
    ).toBe(true);
    expect(text).toContain('1A: nobody');
    expect(text.endsWith('lit: 3A, 3B, 3C')).toBe(true);
  });

  test('Murder rules are buttons while the reader plays, else a list to be opened', () => {
    const touch = { targets: new Set(['method:fall']), chosen: [], press: () => {}, playing: true };
    const buttons = (html: string): number => [...html.matchAll(/data-method="/g)].length;
    expect(buttons(draw(traceOf(SHOT), 0, touch))).toBe(10);
    expect(buttons(draw(traceOf(SHOT), 0))).toBe(0);
    expect(draw(traceOf(SHOT), 0)).toContain('method.fall');
  });

  test('The round’s cards are shown where rounds are kept, those used marked', () => {
    const trace = traceOf([{ pick: { who: 'countess' } }], {
      drawn: ['cook', 'jester', 'countess', 'bard', 'scholar'],
    });
    expect([...draw(trace, 1).matchAll(/class="is-used"/g)]).toHaveLength(1);
    expect(draw(traceOf(SHOT), 1)).not.toContain('figure.row');
  });
});
