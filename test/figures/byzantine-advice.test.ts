import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Advice, hasAdvice } from '../../src/figures/byzantine/advice.tsx';

const say = (key: string) => `[${key}]`;
const more = {
  advice: [{ step: 1, victim: 'witch', left: { misstep: ['countess'], crushing: ['bard', 'maid'] } }],
};

test('a hint says of each rule that may lie on a corpse whom it would leave, and is marked as advice', () => {
  const html = renderToString(h(Advice, { more, say, names: { witch: 'Witch', bard: 'Bard' } }));
  expect(html).toContain('[figure.advice.lede]');
  expect(html).toContain('<dt>Witch</dt>');
  expect(html).toContain('<b>[method.misstep]</b><span>1[figure.colon]countess</span>');
  expect(html).toContain('<span>2[figure.colon]Bard[figure.comma]maid</span>');
});

test('on the page of a whole case a hint says which step it is about', () => {
  const html = renderToString(h(Advice, { more, say, names: {}, when: 'Step 2 of 3' }));
  expect(html).toContain('<p class="advice-when">Step 2 of 3</p>');
  expect(renderToString(h(Advice, { more, say, names: {} }))).not.toContain('advice-when');
});

test('where every card has been read there is nothing to advise', () => {
  expect(hasAdvice(more)).toBe(true);
  expect([hasAdvice({ advice: [] }), hasAdvice({}), hasAdvice(undefined)]).toEqual([false, false, false]);
});
