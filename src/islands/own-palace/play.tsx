/** The reader's palace in the stepper, ready for the first move. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Figure } from '../games/byzantine/figure.tsx';
import { Stepper } from '../stepper/Stepper.tsx';
import type { Story } from '../story/types.ts';
import { createTools } from '../what-if/tools.ts';
import type { PalaceFile } from './file-form.ts';
import { givenOf } from './position.ts';
import type { StoryFrame } from './props.ts';

/** Rejects when the rules or the words cannot be fetched. */
export async function playFrom(
  frame: StoryFrame,
  file: PalaceFile,
  assassin: string | null,
): Promise<ComponentType> {
  const story = await storyFrom(frame, file, assassin);
  return () => <Play story={story} />;
}

/** Told by the rules themselves, as every move after it will be. */
async function storyFrom(frame: StoryFrame, file: PalaceFile, assassin: string | null): Promise<Story> {
  const given = { ...givenOf(file), ...(assassin === null ? {} : { assassin }) };
  const untold: Story = { ...frame, steps: [], source: { given, events: [], variants: frame.variants } };
  const { engine } = await createTools(untold);
  return { ...untold, steps: engine.tell([], frame.variants) };
}

function Play({ story }: { story: Story }): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stepper = root.current!;
    stepper.querySelector<HTMLButtonElement>('.st-links [aria-pressed]')!.click();
    stepper.scrollIntoView({ block: 'start' });
    stepper.querySelector<HTMLElement>('.st')!.focus({ preventScroll: true });
  }, []);
  return (
    <div class="op-play" ref={root} data-stepper data-ready>
      <Stepper story={story} address="none" heading={3} Figure={Figure} />
    </div>
  );
}
