/** A position that the reader has made, in the stepper, ready for the first move. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { JsonObject } from '../../machines/trace.ts';
import type { Figure } from '../figure.ts';
import { Stepper } from '../stepper/Stepper.tsx';
import type { Story } from '../story/types.ts';

/** All that playing on from the reader's position is told with, but the position and what can be told of it. */
export type StoryFrame = Omit<Story, 'steps' | 'source'>;

/** Rejects when the rules or the words cannot be fetched. */
export async function playFrom(frame: StoryFrame, given: JsonObject, Figure: Figure): Promise<ComponentType> {
  const story = await storyFrom(frame, given);
  return () => <Play story={story} Figure={Figure} />;
}

/** Told by the rules themselves, as every move after it will be. */
async function storyFrom(frame: StoryFrame, given: JsonObject): Promise<Story> {
  const untold: Story = { ...frame, steps: [], source: { given, events: [], variants: frame.variants } };
  const { createTools } = await import('../what-if/tools.ts');
  const { engine } = await createTools(untold);
  const steps = engine.tell([], frame.variants);
  // a position may have fewer seats than its game
  return { ...untold, steps, views: frame.views.filter(({ id }) => steps[0]!.views[id]) };
}

function Play({ story, Figure }: { story: Story; Figure: Figure }): JSX.Element {
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
