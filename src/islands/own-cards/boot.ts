/** The island of the page on one's own cards. Without scripts the page shows an example, stage by stage. */
import { h, render } from 'preact';
import type { OwnCardsData } from './props.ts';
import { Table } from './Table.tsx';

const host = document.querySelector<HTMLElement>('[data-own-cards]');
if (host) {
  const data = JSON.parse(host.nextElementSibling?.textContent ?? '') as OwnCardsData;
  host.replaceChildren();
  render(h(Table, data), host);
  host.dataset['ready'] = '';
}
