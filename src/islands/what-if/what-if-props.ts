import type { Touch } from '../figure.ts';
import type { Place } from '../stepper/use-stepper.ts';
import type { Story } from '../story/types.ts';
import type { Engine } from './engine.ts';

export interface WhatIfProps {
  readonly engine: Engine;
  readonly story: Story;
  readonly place: Place;
  /** Takes how the figure can be pressed; null when it cannot. */
  readonly onTouch: (touch: Touch | null) => void;
}
