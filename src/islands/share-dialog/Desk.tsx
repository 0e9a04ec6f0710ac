import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Say } from '../story/types.ts';
import { What, Where } from './Choices.tsx';
import { CopyText } from './CopyText.tsx';
import { Downloads } from './Downloads.tsx';
import { dataUrl } from './pixels.ts';
import type { Form } from './places.ts';
import type { Wanted } from './post.ts';
import { embedOf } from './prepare.ts';
import { Preview } from './Preview.tsx';
import type { Shown } from './shown.ts';
import { usePicture } from './use-picture.ts';
import { usePost } from './use-post.ts';

/** What is shared, for which place, the text, how it looks there, and files. */
export function Desk({ shown, say }: { shown: Shown; say: Say }): JSX.Element {
  const { story, run, index, view } = shown;
  const [form, setForm] = useState<Form>('link');
  const [wanted, setWanted] = useState<Wanted>({ scope: 'step', stop: false });
  const svg = usePicture(shown, wanted);
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
            line={run.steps[index]!.views[view]!.label}
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
