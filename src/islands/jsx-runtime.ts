/**
 * What compiled JSX calls, in few bytes: Preact's own runtime also brings templates for precompiled markup, which nothing here
 * uses, and takes four times as many in every reader's stepper.
 */
import { Fragment, h, type ComponentType, type VNode } from 'preact';

type Props = Record<string, unknown>;

/** An element; the key stands apart from the properties, the children among them. */
export const jsx = (type: ComponentType<Props> | string, props: Props, key?: string | number): VNode<Props> =>
  h(type as ComponentType<Props>, key === undefined ? props : { ...props, key });

export { Fragment, jsx as jsxs };
