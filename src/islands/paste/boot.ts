/** The island that opens what somebody shared. Without scripts links and short codes lead there by themselves. */
import { h, render } from 'preact';
import { Desk } from './Desk.tsx';
import type { PasteData } from './props.ts';

const host = document.querySelector<HTMLElement>('[data-paste]');
if (host) {
  const data = JSON.parse(host.nextElementSibling?.textContent ?? '') as PasteData;
  render(h(Desk, { data }), host);
  host.dataset['ready'] = '';
}
