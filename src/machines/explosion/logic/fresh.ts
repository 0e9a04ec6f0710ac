/** A round in which nothing has happened yet. */
import type { Day, Tonight } from '../table.ts';

export const QUIET_NIGHT: Tonight = { called: [], acts: {} };

export const FRESH_DAY: Day = {
  knockedOut: [],
  drunk: [],
  hidden: [],
  choosing: null,
  speaker: null,
  spoken: [],
  again: [],
  flipped: [],
  lawyers: [],
  skip: false,
  representative: null,
  elected: false,
  voted: false,
  runOff: null,
  count: null,
  out: [],
  atRisk: null,
  mayUse: [],
  shooter: null,
};
