import { describe, expect, it } from 'vitest';
import { pageTitle } from '../../src/islands/stepper/title.ts';

const story = {
  view: 'everyone',
  views: [
    { id: 'everyone', label: 'Everyone' },
    { id: 'killer', label: 'Killer' },
  ],
};
const titles = ['A case · Noir', '{}・A case · Noir'] as const;
const title = (index: number, label: string, view = 'everyone') =>
  pageTitle(story, { step: { index }, shown: { label }, view }, titles);

describe('The title of the page', () => {
  it('is its own at the start', () => {
    expect(title(0, 'The start')).toBe('A case · Noir');
  });

  it('names the step as the view sees it', () => {
    expect(title(2, 'Exonerate F')).toBe('Exonerate F・A case · Noir');
  });

  it('names the view where it is not the case’s own, at the start too', () => {
    expect(title(0, 'The start', 'killer')).toBe('Killer・A case · Noir');
    expect(title(1, 'Choose an identity', 'killer')).toBe('Choose an identity · Killer・A case · Noir');
  });

  it('takes a name for nothing but a name', () => {
    expect(title(1, '$& $1')).toBe('$& $1・A case · Noir');
  });
});
