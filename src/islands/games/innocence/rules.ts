/** All that playing on needs of the game, in one chunk. */
export { figure } from '../../../figures/innocence/model.ts';
export { default as game } from '../../../machines/innocence/play.ts';
export { controls } from './controls.ts';
