import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../src/islands/stepper/embed.ts';

const at = (search: string): void =>
  void vi.stubGlobal('location', { search, href: `https://casebook.example/embed/${search}` });

afterEach(() => vi.unstubAllGlobals());

describe('The height of an embed', () => {
  it('is told in the dialects of AMP, Datawrapper, Pym.js and Embedly', () => {
    at('?childId=case-1');
    expect(messages(640)).toEqual([
      { sentinel: 'amp', type: 'embed-size', height: 640 },
      { 'datawrapper-height': { 'case-1': 640 } },
      'pymxPYMxcase-1xPYMxheightxPYMx640',
      '{"context":"iframe.resize","src":"https://casebook.example/embed/?childId=case-1","height":640}',
    ]);
  });

  it('takes no name from the host that could forge another message', () => {
    at('?childId=xPYMxheight%20xPYMx1');
    expect(messages(1)[2]).toBe('pymxPYMxcasebookxPYMxheightxPYMx1');
  });
});
