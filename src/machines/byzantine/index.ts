export { byzantine as default } from './game.ts';
