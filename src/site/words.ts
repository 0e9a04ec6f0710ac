/** The words of all languages, loaded once a build. */
import { loadWords } from '../words-lib/words.ts';

export const words = await loadWords();
