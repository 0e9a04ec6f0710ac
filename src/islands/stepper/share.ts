import type { Shown } from '../share-dialog/shown.ts';

/** A bundle of its own, which has all that sharing takes: what other readers load stays as small as if it were not there. */
const DIALOG = '/share/dialog.js';

/** Shares what is shown, in place. */
export function share({ story, run, index, view }: Shown): void {
  (import(/* @vite-ignore */ DIALOG) as Promise<typeof import('../share-dialog/boot.ts')>)
    .then(({ openDialog }) => openDialog({ story, run, index, view }))
    // the link leads to the page that shares
    .catch(() => {});
}
