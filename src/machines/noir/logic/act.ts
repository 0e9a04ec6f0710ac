/** The whole outcome of a legal event in one go: what the charts do in steps, each step by the same function. */
import type { Table } from '../table.ts';
import type { NoirEvent } from '../vocabulary.ts';
import { askSuspect, name } from './arrest.ts';
import { deal, takeIdentity } from './choose.ts';
import { byAgent, spendAgent } from './citizen-arrest.ts';
import { collapse } from './collapse.ts';
import { changeIdentity, drawIdentity, drawnIsAlive, showCard } from './disguise.ts';
import { askKiller, drawCard, killerIsAsked, playCard } from './exonerate.ts';
import { askInspector, inspectorIsAsked, kill } from './innocent-kill.ts';
import { inspectorKilled, limitReached } from './kill.ts';
import { lineIsDead, removeLines } from './removal.ts';
import { shift } from './shift.ts';
import { passTurn, won } from './winning.ts';

const tidied = (table: Table): Table => (lineIsDead(table) ? removeLines(table) : table);

function killed(table: Table): Table {
  if (inspectorKilled(table) || limitReached(table)) return won(table, 'killer');
  return tidied(inspectorIsAsked(table) ? askInspector(table) : table);
}

function arrested(table: Table): Table {
  const asked = askSuspect(byAgent(table) ? spendAgent(table) : table);
  return asked.last?.answer ? won(asked, 'inspector') : asked;
}

const disguised = (table: Table): Table => (drawnIsAlive(table) ? changeIdentity(table) : showCard(table));

const exonerated = (table: Table): Table => (killerIsAsked(table) ? askKiller(table) : table);

function done(table: Table, event: NoirEvent): Table {
  switch (event.type) {
    case 'kill':
      return killed(kill(table, event));
    case 'choose':
      return takeIdentity(deal(table, event));
    case 'shift':
      return tidied(shift(table, event));
    case 'disguise':
      return disguised(drawIdentity(table, event));
    case 'exonerate':
      return exonerated(playCard(drawCard(table, event)));
    case 'arrest':
      return arrested(name(table, event));
    case 'collapse':
      return collapse(table, event);
  }
}

/** The table after a legal event. Fails with `BadEvent` when a puzzle's event leaves out what nobody can know. */
export const act = (table: Table, event: NoirEvent): Table => passTurn(done(table, event));
