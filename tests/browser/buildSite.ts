import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the site as `npm start` does, once before all tests, so that workers do not build it in parallel. */
export default function buildSite(): void {
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL('../../mock-server/launch.mjs', import.meta.url)), 'site'],
    { stdio: 'inherit' },
  );
}
