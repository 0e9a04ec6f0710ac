/** Preact to HTML, for figures and steppers that stand in a page before any script runs. */
import type { VNode } from 'preact';
import { render as toString } from 'preact-render-to-string';

export const render = <P>(vnode: VNode<P>): string => toString(vnode as VNode).replace(EMPTY_SHAPE, '/>');

/** The end of a shape that holds nothing: pages have thousands of them. */
const EMPTY_SHAPE = /><\/(?:path|rect|circle|ellipse|line|use)>/g;

/** JSON for a `<script type="application/json">`: nothing in it can end the element. */
export const dataBlock = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
