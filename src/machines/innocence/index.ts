export { innocence as default } from './game.ts';
