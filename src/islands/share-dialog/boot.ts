/** Opens the dialog upon the page; it is a tree of its own, and goes when it is closed. */
import { h, render } from 'preact';
import { ShareDialog } from './ShareDialog.tsx';
import type { Shown } from './shown.ts';

export function openDialog(shown: Shown): void {
  const host = document.body.appendChild(document.createElement('div'));
  const onClose = () => {
    render(null, host);
    host.remove();
  };
  render(h(ShareDialog, { shown, onClose }), host);
}
