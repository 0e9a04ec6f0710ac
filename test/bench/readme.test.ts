import { describe, expect, it } from 'vitest';
import { withPart } from '../../scripts/bench/readme.ts';

describe('The speed table in the README', () => {
  it('replaces what stands between its marks and nothing else', () => {
    const text = 'before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nafter\n';
    expect(withPart(text, 'new\n')).toBe('before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nafter\n');
  });

  it('is put between marks that have nothing between them yet', () => {
    expect(withPart('<!-- bench -->\n<!-- /bench -->\n', 'new')).toBe(
      '<!-- bench -->\n\nnew\n\n<!-- /bench -->\n',
    );
  });

  it('is the same when it is written twice', () => {
    const once = withPart('<!-- bench -->\n<!-- /bench -->\n', 'new');
    expect(withPart(once, 'new')).toBe(once);
  });

  it('is not written where a mark is missing', () => {
    expect(() => withPart('<!-- bench -->', 'new')).toThrow('found no <!-- /bench -->');
    expect(() => withPart('<!-- /bench -->', 'new')).toThrow('found no <!-- bench -->');
  });
});
