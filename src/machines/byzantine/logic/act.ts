/** What an event brings about, at one go: the charts do the same in their own steps. */
import type { Table } from '../table.ts';
import type { ByzantineEvent } from '../vocabulary.ts';
import { accuse, decide } from './accuse.ts';
import { draw } from './draw.ts';
import { strike } from './kill.ts';
import { move } from './move.ts';
import { read } from './read.ts';
import { endRound, settle } from './round.ts';
import { performSkill } from './skills/skills.ts';
import { pick } from './turn.ts';

/** Before the phase moves on. Fails with `BadEvent` when a puzzle's event leaves out what nobody can know. */
export function effect(table: Table, event: ByzantineEvent): Table {
  switch (event.type) {
    case 'draw':
      return draw(table, event);
    case 'pick':
      return pick(table, event);
    case 'move':
      return move(table, event);
    case 'skill':
      return performSkill(table, event);
    case 'kill':
      return strike(table, event);
    case 'read':
      return read(table, event);
    case 'endRound':
      return endRound(table);
    case 'accuse':
      return decide(accuse(table, event));
  }
}

/** The table after a legal event. */
export const act = (table: Table, event: ByzantineEvent): Table => settle(effect(table, event));
