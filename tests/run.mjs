/** `npm test`: all checks before a push. `npm run test:full` adds the slow ones in `additions`. */
import { exitAfterHelp } from '../mock-server/launch/run.mjs';
import { findBrowser } from './run/findBrowser.mjs';
import { runStages } from './run/runStages.mjs';
import {
  buildStage,
  crashStage,
  formatStage,
  lintStage,
  playwrightStage,
  soakStage,
  typesStage,
  unusedStage,
  vitestStage,
} from './run/stages.mjs';

exitAfterHelp();

const additions = `
In addition to npm test:
- every screen and dialog in every language and width, and tests with many rows (tagged @full);
- the files *.full.test.ts: crashes and kills, a walk in WebKit and in Firefox, the deployed site behind nginx and
  Caddy, the images with stand-ins for their base images, the packed conformance checks, every kind of backend against
  these checks;
- a longer fuzz test;
- twenty crashes of the backend during writes, and a soak of one minute.
`;

const isFull = process.argv.includes('--full');
if (isFull) {
  console.log(additions);
  process.env.FULL = '1';
  process.env.FUZZ_RUNS ??= '100';
}

await runStages([
  // Vitest is idle a third of its time, so the tools run in parallel.
  [vitestStage(), typesStage, buildStage, lintStage(), formatStage(['.']), unusedStage],
  [playwrightStage(findBrowser)],
  ...(isFull ? [[crashStage], [soakStage]] : []),
]);
