/** What a reader who only steps does without: fetched with the first rare key, or to play. */
export { MORE_ACTS } from './more-acts.ts';
export { Player } from './Player.tsx';
