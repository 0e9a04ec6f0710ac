import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { ShareDialogProps } from '../share/dialog/ShareDialog.tsx';

export interface Sharing {
  /** The dialog, while it is open. */
  readonly Dialog: ComponentType<ShareDialogProps> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** Sharing in place: what it takes is fetched when a reader asks for it. */
export function useSharing(): Sharing {
  const [Dialog, setDialog] = useState<Sharing['Dialog']>(null);
  const open = () => {
    import('../share/dialog/ShareDialog.tsx')
      .then(({ ShareDialog }) => setDialog(() => ShareDialog))
      // the link can be pressed again
      .catch(() => {});
  };
  return { Dialog, open, close: () => setDialog(null) };
}
