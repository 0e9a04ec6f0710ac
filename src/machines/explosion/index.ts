export { explosion as default } from './game.ts';
