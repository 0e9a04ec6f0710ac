/** Preact to HTML, for figures and steppers that stand in a page before any script runs. */
import { h, type VNode } from 'preact';
import { render as toString } from 'preact-render-to-string';
import { FacesFrom, type FaceSource } from '../figures/game-face.tsx';

export function render<P>(vnode: VNode<P>): string {
  const html = toString(vnode as VNode).replace(EMPTY_SHAPE, '/>');
  return MAYBE_EMPTY_CLASS.test(html) ? html.replace(EMPTY_CLASS, '$1') : html;
}

/** The same with the faces taken from elsewhere than the game's sheet. */
export const renderWith = <P>(source: FaceSource, vnode: VNode<P>): string =>
  render(h(FacesFrom, { source }, vnode as VNode));

/** The end of a shape that holds nothing: pages have thousands of them. */
const EMPTY_SHAPE = /><\/(?:path|rect|circle|ellipse|line|use|image)>/g;

/** A class that says nothing is written without a value, which a picture's file may not have. */
const EMPTY_CLASS = /(<[a-z][^<>]*?) class(?=[\s/>])/g;

/** Found much sooner where there is none; within a tag, or said in a text. */
const MAYBE_EMPTY_CLASS = / class[\s/>]/;

/** JSON for a `<script type="application/json">`: nothing in it can end the element. */
export const dataBlock = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
