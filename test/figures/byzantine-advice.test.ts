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
  expect(html).toContain('<th colspan="2" scope="colgroup">Witch</th>');
  expect(html).toContain('<th scope="row">[method.misstep]</th><td>1[figure.colon]countess</td>');
  expect(html).toContain('<td>2[figure.colon]Bard[figure.comma]maid</td>');
});

test('on the page of a whole case a hint says which step it is about', () => {
  const html = renderToString(h(Advice, { more, say, names: {}, when: 'Step 2 of 3' }));
  expect(html).toContain('<b>Step 2 of 3</b>');
  expect(renderToString(h(Advice, { more, say, names: {} }))).not.toContain('Step');
});

test('where every card has been read there is nothing to advise', () => {
  expect(hasAdvice(more)).toBe(true);
  expect([hasAdvice({ advice: [] }), hasAdvice({}), hasAdvice(undefined)]).toEqual([false, false, false]);
});
