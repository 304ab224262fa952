import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Once before all: the site as `npm start` would build it, so that no two workers build it at once. */
export default function buildSite(): void {
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL('../../mock-server/launch.mjs', import.meta.url)), 'site'],
    {
      stdio: 'inherit',
    },
  );
}
