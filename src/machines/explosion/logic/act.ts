/** What an event brings about; the charts do the same in their own steps. */
import type { Table } from '../table.ts';
import type { ExplosionEvent } from '../vocabulary.ts';
import { dawn, hideCard } from './dawn.ts';
import { endRound, vote } from './elimination.ts';
import { settled } from './exit.ts';
import { substitute } from './guard.ts';
import { elect, look } from './investigation.ts';
import { act as nightAct } from './night.ts';
import { shoot } from './shoot.ts';
import { flip } from './skills/skills.ts';
import { speak } from './speech.ts';
import { wake } from './wake.ts';

function effect(table: Table, event: ExplosionEvent): Table {
  switch (event.type) {
    case 'wake':
      return wake(table, event);
    case 'hide':
    case 'knockOut':
    case 'murder':
      return nightAct(table, event);
    case 'dawn':
      return dawn(table);
    case 'hideCard':
      return hideCard(table, event);
    case 'speak':
      return speak(table, event);
    case 'flip':
      return flip(table, event);
    case 'elect':
      return elect(table, event);
    case 'look':
      return look(table, event);
    case 'vote':
      return vote(table, event);
    case 'substitute':
      return substitute(table, event);
    case 'shoot':
      return shoot(table, event);
    case 'endRound':
      return endRound(table);
  }
}

/** Anything but a guard's stepping in says that none steps in; the end of the round says so itself. */
export const before = (table: Table, { type }: { type: string }): Table =>
  type === 'substitute' || type === 'endRound' ? table : settled(table);

/** The table after a legal event. Fails with `BadEvent` when the event leaves out what nobody can know. */
export const act = (table: Table, event: ExplosionEvent): Table =>
  effect(before({ ...table, happened: [], answers: null }, event), event);
