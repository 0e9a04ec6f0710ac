/** Charts of every shape that the drawing knows, and words of ordinary length for them. */
import { setup, type AnyStateMachine } from 'xstate';
import type { Words } from '../../src/figures/chart/words.ts';

const yes = () => true;
const chart = setup({
  guards: {
    inRange: yes,
    deckEmpty: yes,
    isInspector: yes,
    isInnocent: yes,
    killsLeft: yes,
    mayKill: yes,
    lastKill: yes,
  },
});

const radar = chart.createMachine({
  id: 'radar',
  initial: 'inspectorToAct',
  states: {
    inspectorToAct: { on: { draw: { target: 'fourInHand', meta: { clauses: ['x/draw-1'] } } } },
    fourInHand: { on: { exonerate: { guard: 'mayKill', target: 'awaitingAnswer' } } },
    awaitingAnswer: { always: [{ guard: 'inRange', target: 'inRange' }, { target: 'outOfRange' }] },
    inRange: { type: 'final' },
    outOfRange: { type: 'final' },
  },
});

const fan = chart.createMachine({
  id: 'fan',
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'deckEmpty', target: 'killerWins' }, { target: 'killerToAct' }] },
    killerToAct: {
      on: {
        kill: [
          { guard: 'isInspector', target: 'killerWins' },
          { guard: 'lastKill', target: 'killerWins' },
          { guard: 'isInnocent', target: 'refused' },
          { guard: 'killsLeft', target: 'canvassing' },
          { target: 'inspectorToAct' },
        ],
        shift: [{ guard: 'deckEmpty', target: 'killerToAct', reenter: true }, { target: 'inspectorToAct' }],
        disguise: { target: 'inspectorToAct' },
      },
    },
    canvassing: { on: { canvass: 'inspectorToAct' } },
    inspectorToAct: {
      on: {
        shift: 'killerToAct',
        arrest: [{ guard: 'isInspector', target: 'inspectorWins' }, { target: 'killerToAct' }],
      },
    },
    refused: { on: { kill: 'killerToAct' } },
    killerWins: { type: 'final' },
    inspectorWins: { type: 'final' },
  },
});

const nested = chart.createMachine({
  id: 'nested',
  initial: 'turn',
  on: { resign: '.inspectorWins' },
  states: {
    turn: {
      initial: 'killerToAct',
      states: {
        killerToAct: {
          on: { kill: [{ guard: 'isInspector', target: '#nested.killerWins' }, { target: 'canvassing' }] },
        },
        canvassing: { on: { canvass: 'done' } },
        done: { type: 'final' },
      },
      onDone: [{ guard: 'deckEmpty', target: 'killerWins' }, { target: 'turn' }],
    },
    killerWins: { type: 'final' },
    inspectorWins: { type: 'final' },
  },
});

const sideBySide = chart.createMachine({
  id: 'parallel',
  type: 'parallel',
  states: {
    killer: {
      initial: 'killerToAct',
      states: { killerToAct: { on: { kill: 'done' } }, done: { on: { shift: 'killerToAct' } } },
    },
    inspector: {
      initial: 'canvassing',
      states: {
        canvassing: { on: { canvass: { actions: [], meta: { clauses: ['x/a-1'] } }, arrest: 'done' } },
        done: {},
      },
    },
  },
});

export const samples: { readonly [name: string]: AnyStateMachine } = {
  radar,
  fan,
  nested,
  parallel: sideBySide,
};

const en: { readonly [key: string]: string } = {
  inspectorToAct: 'Inspector to act',
  fourInHand: 'Four cards in hand',
  awaitingAnswer: 'The Killer must answer truthfully',
  inRange: 'Yes: next to the suspect',
  outOfRange: 'No: somewhere else on the board',
  killerToAct: 'Killer to act',
  canvassing: 'The Inspector canvasses the neighbourhood',
  killerWins: 'The Killer wins',
  inspectorWins: 'The Inspector wins',
  refused: 'Refused',
  done: 'Turn over',
  turn: 'A turn of the Killer',
  killer: 'Killer',
  inspector: 'Inspector',
  draw: 'Draw',
  exonerate: 'Exonerate',
  kill: 'Kill',
  shift: 'Shift',
  disguise: 'Disguise',
  canvass: 'Canvass',
  arrest: 'Arrest',
  resign: 'Resign',
  'guard.inRange': 'the Killer is in the eight squares around',
  'guard.deckEmpty': 'the deck is empty',
  'guard.isInspector': 'the victim is the Inspector',
  'guard.isInnocent': 'the victim is innocent',
  'guard.killsLeft': 'kills are left',
  'guard.mayKill': 'the kill is allowed',
  'guard.lastKill': 'it was the last kill needed',
  if: 'if',
  otherwise: 'otherwise',
};
const zh: typeof en = {
  inspectorToAct: '輪到警探',
  fourInHand: '手上四張',
  awaitingAnswer: '等殺手作答',
  inRange: '有：在周圍',
  outOfRange: '沒有：不在周圍',
  killerToAct: '輪到殺手',
  canvassing: '警探查訪周圍八格的每一個嫌疑人',
  killerWins: '殺手獲勝',
  inspectorWins: '警探獲勝',
  refused: '不准',
  done: '回合結束',
  turn: '殺手的回合',
  killer: '殺手',
  inspector: '警探',
  draw: '抽牌',
  exonerate: '無罪宣告',
  kill: '殺害',
  shift: '移動',
  disguise: '變裝',
  canvass: '查訪',
  arrest: '逮捕',
  resign: '認輸',
  'guard.inRange': '殺手在周圍八格之內',
  'guard.deckEmpty': '證據牌堆已經抽完',
  'guard.isInspector': '遇害的就是警探',
  'guard.isInnocent': '遇害者已經無罪',
  'guard.killsLeft': '還有人可殺',
  'guard.mayKill': '可以殺害',
  'guard.lastKill': '這是最後一次殺害',
  if: '若',
  otherwise: '否則',
};
const it: typeof en = {
  ...en,
  inspectorToAct: 'Tocca all’Ispettore',
  fourInHand: 'Quattro carte in mano',
  awaitingAnswer: 'Il Killer deve rispondere sinceramente',
  inRange: 'Sì: accanto al sospettato',
  outOfRange: 'No: altrove sul tabellone',
  killerToAct: 'Tocca al Killer',
  canvassing: 'L’Ispettore interroga il vicinato',
  killerWins: 'Il Killer vince',
  inspectorWins: 'L’Ispettore vince',
  refused: 'Rifiutato',
  exonerate: 'Scagiona',
  kill: 'Uccidi',
  shift: 'Sposta',
  disguise: 'Travestiti',
  canvass: 'Interroga',
  arrest: 'Arresta',
  'guard.inRange': 'il Killer si trova nelle otto caselle intorno',
  'guard.deckEmpty': 'il mazzo delle prove è esaurito',
  'guard.isInspector': 'la vittima è l’Ispettore',
  'guard.isInnocent': 'la vittima è innocente',
  'guard.lastKill': 'era l’ultima uccisione necessaria',
  if: 'se',
  otherwise: 'altrimenti',
};

function wordsFrom(table: typeof en): Words {
  const of = (key: string) => table[key] ?? key;
  return {
    label: (kind, name) => of(kind === 'guard' ? `guard.${name}` : name),
    condition: (guard) => `${of('if')}${table === zh ? '' : ' '}${guard}`,
    otherwise: of('otherwise'),
  };
}

export const words: { readonly [locale: string]: Words } = {
  en: wordsFrom(en),
  'zh-Hant': wordsFrom(zh),
  it: wordsFrom(it),
};
