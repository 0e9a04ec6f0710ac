/** All that playing on needs of the game, in one chunk. */
export { figure } from '../../../figures/noir/model.ts';
export { default as game } from '../../../machines/noir/play.ts';
export { controls } from './controls.ts';
