/** The names by which the charts of Byzantine Assassin call its logic. */
import type { Names } from '../game.ts';
import { accuse, decide } from './logic/accuse.ts';
import { draw, mayDraw } from './logic/draw.ts';
import { isOver } from './logic/ending.ts';
import { judge } from './logic/judge.ts';
import { strike } from './logic/kill.ts';
import {
  cardCanBeRead,
  detectivesPick,
  roundsAreOver,
  rowIsDrawn,
  severalDied,
  tookUsedOne,
} from './logic/machine-facts.ts';
import { move } from './logic/move.ts';
import { read } from './logic/read.ts';
import { endRound, settle } from './logic/round.ts';
import { performSkill } from './logic/skills/skills.ts';
import { byBard, byRule, deed, not, walkOf, walkOfCat } from './logic/topics.ts';
import { pick } from './logic/turn.ts';
import type { Table } from './table.ts';
import type { ByzantineEvent } from './vocabulary.ts';

const may = (table: Table, event: ByzantineEvent): boolean => judge(table, event).legal;

export const names = {
  guards: {
    isLegal: may,
    mayDraw: may,
    mayPick: may,
    mayMove: may,
    mayUseSkill: may,
    mayKill: may,
    mayRead: may,
    mayEndRound: may,
    mayAccuse: may,
    gameIsOver: isOver,
    detectivesHaveWon: ({ winner }: Table) => winner === 'detectives',
    assassinHasWon: ({ winner }: Table) => winner === 'assassin',
    phasesLeftAside: ({ phase }: Table) => phase === null,
    timeToDraw: ({ phase }: Table) => phase === 'draw',
    cardsMayBeDrawn: mayDraw,
    detectivesTurn: ({ phase }: Table) => phase === 'detectives',
    assassinsTurn: ({ phase }: Table) => phase === 'assassin',
    timeToKill: ({ phase }: Table) => phase === 'kill',
    extraPhases: ({ phase }: Table) => phase === 'last',
    rowIsDrawn,
    detectivesPick,
    severalDied,
    tookUsedOne,
    roundsAreOver,
    cardCanBeRead,
    gaveUpMoving: ({ turn }: Table) => turn?.gaveUp === true,
    accusedRightly: ({ answer }: Table) => answer === true,
    notHanging: not(byRule('hanging')),
    notFall: not(byRule('fall')),
    notCrushing: not(byRule('crushing')),
    notShooting: not(byRule('shooting')),
    notMisstep: not(byRule('misstep')),
    notMechanism: not(byRule('mechanism')),
    notFishingRod: not(byRule('fishing-rod')),
    notGunpowder: not(byRule('gunpowder')),
    notBeast: not(byRule('beast')),
    notPassion: not(byRule('passion')),
    notAstrologer: not(deed('shows')),
    notWitch: not(deed('reads')),
    notScholar: not(deed('revives')),
    notSteward: not(walkOf('steward')),
    notJester: not(deed('swaps')),
    notEmpress: not(deed('moves')),
    notCook: not(deed('lock', 'unlock')),
    notBard: not(byBard),
    notDuke: not(deed('pulls')),
    notMaid: not(walkOf('maid')),
    notCats: not(walkOfCat),
  },
  actions: {
    drawRow: draw,
    takeCard: pick,
    walk: move,
    performSkill,
    strike,
    turnUp: read,
    shuffle: endRound,
    nameOne: accuse,
    decide,
    settle,
  },
} satisfies Names<Table, ByzantineEvent>;
