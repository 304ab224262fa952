/** `npm test`: all checks. */
import { findBrowser } from './run/findBrowser.mjs';
import { runStages } from './run/runStages.mjs';
import {
  buildStage,
  formatStage,
  lintStage,
  playwrightStage,
  typesStage,
  unusedStage,
  vitestStage,
} from './run/stages.mjs';

await runStages([
  [typesStage, formatStage(['.']), lintStage(), unusedStage, buildStage],
  [vitestStage()],
  [playwrightStage(findBrowser)],
]);
