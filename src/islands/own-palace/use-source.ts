import { useEffect, useState } from 'preact/hooks';
import { forget, recall, remember } from './memory.ts';
import { LONGEST, readPalace, type Read } from './read-palace.ts';

/** Whether the device remembers the palace: a message `own-palace.<key>`, or null where there is nothing to say. */
type Kept = 'kept' | 'forgotten' | 'not-kept' | null;

/** The text of the reader's file, and what it says. Nothing of it goes anywhere but, if the reader wishes, into this device's memory. */
export interface Source {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly open: (file: Blob) => Promise<void>;
  readonly check: () => void;
  /** Null before anything has been checked; `failed` where the reader of YAML could not be fetched. */
  readonly read: Read | 'failed' | null;
  readonly isKept: boolean;
  readonly keep: (on: boolean) => void;
  readonly kept: Kept;
}

export function useSource(): Source {
  const [text, write] = useState('');
  const [read, setRead] = useState<Source['read']>(null);
  const [isKept, setIsKept] = useState(false);
  const [kept, setKept] = useState<Kept>(null);
  const store = (said: string) => {
    const done = remember(said);
    setIsKept(done);
    setKept(done ? 'kept' : 'not-kept');
  };
  const check = (said: string) => {
    if (isKept) store(said);
    readPalace(said).then(setRead, () => setRead('failed'));
  };
  useEffect(() => {
    const known = recall();
    if (known === null) return;
    write(known);
    setIsKept(true);
    check(known);
  }, []);
  return {
    text,
    write,
    read,
    isKept,
    kept,
    // one byte more than is read tells that it is too long
    open: async (file) => {
      const said = await file.slice(0, LONGEST * 4 + 1).text();
      write(said);
      check(said);
    },
    check: () => check(text),
    keep: (on) => {
      if (on) return store(text);
      forget();
      setIsKept(false);
      setKept('forgotten');
    },
  };
}
