/** All that playing on needs of the game, in one chunk. */
export { figure } from '../../../figures/explosion/model.ts';
export { default as game } from '../../../machines/explosion/play.ts';
export { controls } from './controls.ts';
