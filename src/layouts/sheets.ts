/**
 * All styles of the site as one sheet: one request, kept for every page, and smaller after compression than its parts.
 * Sheets that only one game's figure needs are found by folder.
 */
import '../figures/figures.css';
import './site.css';
import './prose.css';
import './lists.css';
import '../components/reference.css';
import '../figures/chart/chart.css';
import '../islands/stepper.css';
import '../islands/more.css';
import '../islands/question/question.css';
import '../islands/own-palace/own-palace.css';

import.meta.glob('../figures/*/figure.css', { eager: true });
