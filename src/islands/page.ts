/** What a page of the site does with the step shown in its first stepper; a frame has none of it, and does not load it. */
export { leadLanguages } from './stepper/languages.ts';
export { claimLights, light } from './stepper/lights.ts';
