/** `npm run pictures`: takes the screenshots and the tour of the README. */
import { installIfNeeded } from '../../mock-server/launch/install.mjs';
import { run, runTypeScript } from '../../mock-server/launch/run.mjs';
import { findBrowser } from '../run/findBrowser.mjs';

await run(async () => {
  installIfNeeded();
  process.env.CHROMIUM_PATH = await findBrowser();
  await runTypeScript('tests/pictures/takePictures.ts');
});
