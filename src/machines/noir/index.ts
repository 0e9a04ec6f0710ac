export { noir as default } from './game.ts';
