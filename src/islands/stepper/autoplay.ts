import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { PlayerProps } from './Player.tsx';
import type { Place } from './use-stepper.ts';

export interface Autoplay {
  readonly playing: boolean;
  readonly play: (on: boolean) => void;
  /** How many times as fast as usual. */
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  /** What goes from step to step, as soon as it is there. */
  readonly Player: ComponentType<PlayerProps> | null;
}

/** Plays on its own, only when asked; what does it is fetched then. */
export function useAutoplay(place: Place): Autoplay {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [Player, setPlayer] = useState<Autoplay['Player']>(null);
  const play = (on: boolean) => {
    setPlaying(on);
    if (!on) return;
    if (place.index === place.run.steps.length - 1) place.go(0);
    import('./seldom.ts').then((loaded) => setPlayer(() => loaded.Player)).catch(() => setPlaying(false));
  };
  return { playing, play, speed, setSpeed, Player };
}
