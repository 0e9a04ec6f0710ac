/** What an event brings about, at one go: the charts do the same in their own steps. */
import type { Table } from '../table.ts';
import type { InnocenceEvent } from '../vocabulary.ts';
import { arrest, decide, showAll } from './arrest.ts';
import { deal } from './deal.ts';
import { dealIdentities, revealDetective, showIdentity } from './identities.ts';
import { claim, lookAtDeck } from './inquiry.ts';
import { publish } from './publish.ts';
import { settle } from './settle.ts';
import { draw, endTurn, showDrawn } from './turn.ts';
import { vote } from './vote.ts';

const end = (table: Table): Table => (table.arrested.length ? decide(showAll(table)) : table);

function effect(table: Table, event: InnocenceEvent): Table {
  switch (event.type) {
    case 'identities':
      return revealDetective(dealIdentities(table, event));
    case 'showIdentity':
      return showIdentity(table, event);
    case 'deal':
      return deal(table, event);
    case 'publish':
      return publish(table, event);
    case 'pass':
      return endTurn(table, event);
    case 'draw':
      return endTurn(showDrawn(draw(table, event), event), event);
    case 'lookAtDeck':
      return lookAtDeck(table, event);
    case 'claim':
      return claim(table, event);
    case 'arrest':
      return end(arrest(table, event));
    case 'vote':
      return end(vote(table, event));
  }
}

/** The table after a legal event. Fails with `BadEvent` when the event leaves out what nobody is told, or says what cannot be. */
export const act = (table: Table, event: InnocenceEvent): Table => settle(effect(table, event));
