import type { JSX } from 'preact';
import type { Story } from '../story/types.ts';
import { Failed } from './Failed.tsx';
import { Icon } from './icons.tsx';
import type { Branch } from './use-branch.ts';

/** While the rules are on their way, or when they have not come: what is the matter, and two ways on. */
export function Waiting({ story, branch }: { story: Story; branch: Branch }): JSX.Element | null {
  const { tools, trying, opening, leave } = branch;
  if (!trying && !opening) return null;
  return (
    <div class="st-band">
      <div>
        {tools === 'failed' ? (
          <Failed story={story} again={branch.load} />
        ) : (
          <p role="status">{story.labels['loading']}</p>
        )}
        <button type="button" class="st-chip st-return" onClick={leave}>
          <Icon name="back" /> {story.labels['branch.return']}
        </button>
      </div>
    </div>
  );
}
