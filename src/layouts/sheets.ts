/**
 * The styles that all pages share as one sheet: one request, kept for every page, and smaller after compression than its parts.
 * What only one game's figure needs comes by `GameSheet.astro`.
 */
import '../figures/figures.css';
import './type.css';
import './shell.css';
import './page.css';
import './paper.css';
import './prose.css';
import './lists.css';
import '../components/reference.css';
import '../figures/chart/chart.css';
import '../islands/stepper/css/card.css';
import '../islands/stepper/css/told.css';
import '../islands/stepper/css/controls.css';
import '../islands/stepper/css/timeline.css';
import '../islands/stepper/css/reasons.css';
import '../islands/stepper/css/rest.css';
import '../islands/stepper/css/wide.css';
import '../islands/stepper/css/frame.css';
import '../islands/stepper/css/what-if.css';
import '../islands/stepper/css/keys.css';
import '../islands/stepper/css/variants.css';
import '../islands/question/question.css';
