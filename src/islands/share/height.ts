/** For embeds without a stepper: the theme asked for, and the height told to the page around. */
import { startEmbed } from '../stepper/embed.ts';

startEmbed();
