import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Say } from '../../story/types.ts';
import { What, Where } from './Choices.tsx';
import { CopyText } from './CopyText.tsx';
import { Downloads } from './Downloads.tsx';
import { dataUrl } from './pixels.ts';
import type { Form } from './places.ts';
import type { Wanted } from './post.ts';
import { embedOf } from './prepare.ts';
import { Preview } from './Preview.tsx';
import type { ShareDialogProps } from './ShareDialog.tsx';
import type { Shown } from './shown.ts';
import { usePicture } from './use-picture.ts';
import { usePost } from './use-post.ts';

/** What is shared, for which place, the text, how it looks there, and files. */
export function Desk({ story, place, Figure, root, say }: ShareDialogProps & { say: Say }): JSX.Element {
  // what was shown when the dialog was opened
  const [shown] = useState<Shown>({ story, run: place.run, index: place.index, view: place.view });
  const [form, setForm] = useState<Form>('link');
  const [wanted, setWanted] = useState<Wanted>({ scope: 'step', stop: false });
  const live = root.current!.querySelector('.st-figure')!;
  const svg = usePicture(shown, wanted, { Figure, live });
  const post = usePost(shown, { form, ...wanted }, say);
  return (
    <div class="sh-desk">
      <div>
        <What shown={shown} wanted={wanted} change={setWanted} say={say} />
        <Where form={form} choose={setForm} say={say} />
        <p class="quiet">{say(`share.place.${form}.about`)}</p>
        {typeof post === 'object' ? (
          <CopyText text={post.text} say={say} />
        ) : (
          <p role="status">{say(WORDS[post])}</p>
        )}
        <h3>{say('share.downloads')}</h3>
        <Downloads shown={shown} say={say} picture={svg} />
      </div>
      <section aria-labelledby="sh-preview">
        <h3 id="sh-preview">{say('share.preview')}</h3>
        {typeof post === 'object' && (
          <Preview
            form={form}
            text={post.text}
            title={story.title}
            line={place.shown.label}
            picture={svg && dataUrl(svg)}
            embed={embedOf(shown, wanted)}
          />
        )}
      </section>
    </div>
  );
}

const WORDS = {
  waiting: 'stepper.loading',
  failed: 'stepper.failed',
  unwritable: 'share.unwritable',
} as const;
