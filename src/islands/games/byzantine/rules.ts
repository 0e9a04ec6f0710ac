/** All that playing on needs of the game, in one chunk. */
export { figure } from '../../../figures/byzantine/model.ts';
export { default as game } from '../../../machines/byzantine/play.ts';
export { controls } from './controls.ts';
