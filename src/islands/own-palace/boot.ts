/** The island of the page on one's own palace. Without scripts the page explains, and offers the template. */
import { h, render } from 'preact';
import * as rules from '../games/byzantine/rules.ts';
import { Desk } from './Desk.tsx';
import type { OwnPalaceData } from './props.ts';

const host = document.querySelector<HTMLElement>('[data-own-palace]');
if (host) {
  const data = JSON.parse(host.nextElementSibling?.textContent ?? '') as OwnPalaceData;
  render(h(Desk, { ...data, rules }), host);
  host.dataset['ready'] = '';
}
