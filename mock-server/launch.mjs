/** Runs the npm scripts. Must not import npm packages, because it runs before they are installed. */
import { build, buildIfStale } from './launch/build.mjs';
import { dev, portalOrigin } from './launch/dev.mjs';
import { loadEnvironment, setCompanionUrl } from './launch/environment.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { CommandError, run, runTypeScript } from './launch/run.mjs';

/** Installs, runs `steps`, then the program. */
const program =
  (file, ...steps) =>
  async () => {
    for (const prepare of [installIfNeeded, ...steps]) prepare();
    await runTypeScript(file);
  };

const commands = {
  start: program('mock-server/start.ts', setCompanionUrl, buildIfStale, loadEnvironment),
  dev: async () => {
    setCompanionUrl();
    loadEnvironment('development');
    installIfNeeded();
    process.env.PORTAL_ORIGIN ??= portalOrigin;
    process.env.NODE_ENV ??= 'development';
    await dev();
  },
  server: program('mock-server/start.ts', loadEnvironment),
  seed: program('mock-server/seed/main.ts', loadEnvironment),
  build: () => {
    installIfNeeded();
    build();
  },
  site: () => {
    installIfNeeded();
    setCompanionUrl();
    buildIfStale();
  },
  bench: program('tests/bench/main.ts', buildIfStale),
  conformance: program('tests/conformance/main.ts'),
  'api:generate': program('src/build/generateApi.ts'),
};

await run(async () => {
  const name = process.argv[2] ?? '';
  if (!Object.hasOwn(commands, name))
    throw new CommandError(`Unknown command "${name}". Use one of: ${Object.keys(commands).join(', ')}.`);
  await commands[name]();
});
