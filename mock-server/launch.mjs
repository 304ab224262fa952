/**
 * `npm start`, `dev`, `server`, `seed`, `build` and `bench` (contract §1).
 *
 * Plain node without a dependency: it runs on a fresh clone, and installs and builds what is missing
 * before it loads anything else.
 */
import { build, buildWhenStale } from './launch/build.mjs';
import { shareEnvironment, withCompanion } from './launch/environment.mjs';
import { installWhenNeeded } from './launch/install.mjs';
import { startVite } from './launch/vite.mjs';
import { Stop, run, runTypeScript } from './launch/run.mjs';

const commands = {
  start: async () => {
    commands.site();
    shareEnvironment();
    await runTypeScript('mock-server/start.ts');
  },
  dev: async () => {
    withCompanion();
    shareEnvironment('development');
    installWhenNeeded();
    await startVite();
    await runTypeScript('mock-server/start.ts');
  },
  server: async () => {
    installWhenNeeded();
    shareEnvironment();
    await runTypeScript('mock-server/start.ts');
  },
  seed: async () => {
    installWhenNeeded();
    shareEnvironment();
    await runTypeScript('mock-server/seed/main.ts');
  },
  build: () => {
    installWhenNeeded();
    build();
  },
  /** The site as `npm start` serves it, without starting; the tests ask for it. */
  site: () => {
    withCompanion();
    installWhenNeeded();
    buildWhenStale();
  },
  bench: async () => {
    installWhenNeeded();
    buildWhenStale();
    await runTypeScript('tests/bench/main.ts');
  },
};

await run(async () => {
  const name = process.argv[2] ?? '';
  if (!Object.hasOwn(commands, name))
    throw new Stop(`Say what to do: ${Object.keys(commands).join(', ')}. "${name}" is none of them.`);
  await commands[name]();
});
