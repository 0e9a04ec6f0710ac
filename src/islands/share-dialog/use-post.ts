import { useEffect, useState } from 'preact/hooks';
import type { Say } from '../story/types.ts';
import { textFor, type Order } from './prepare.ts';
import type { Shown } from './shown.ts';

/** A text, or what came in its place. */
export type Post = { readonly text: string } | 'waiting' | 'failed' | 'unwritable';

/** The text that is asked for, as soon as it is made; an answer that comes too late counts no more. */
export function usePost(shown: Shown, { form, scope, stop }: Order, say: Say): Post {
  const [post, setPost] = useState<Post>('waiting');
  useEffect(() => {
    let wanted = true;
    const set = (next: Post) => wanted && setPost(next);
    set('waiting');
    textFor(shown, { form, scope, stop }, say).then(
      (text) => set({ text }),
      (error: unknown) => set(error instanceof RangeError ? 'unwritable' : 'failed'),
    );
    return () => {
      wanted = false;
    };
  }, [form, scope, stop]);
  return post;
}
