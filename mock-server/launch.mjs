/** Runs the npm scripts (decisions §1). Must not import npm packages, because it runs before they are installed. */
import { randomInt } from 'node:crypto';
import { build, buildIfStale } from './launch/build.mjs';
import { dev, portalOrigin } from './launch/dev.mjs';
import { loadEnvironment, setCompanionUrl } from './launch/environment.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { CommandError, run, runNode, runTypeScript } from './launch/run.mjs';

const program =
  (file, prepare = installIfNeeded) =>
  async () => {
    prepare();
    await runTypeScript(file);
  };

const installAndLoad = () => {
  installIfNeeded();
  loadEnvironment();
};

const installAndBuild = () => {
  installIfNeeded();
  buildIfStale();
};

const site = () => {
  setCompanionUrl();
  installAndBuild();
};

const startSite = () => {
  site();
  loadEnvironment();
};

const commands = {
  start: program('mock-server/start.ts', startSite),
  dev: async () => {
    setCompanionUrl();
    loadEnvironment('development');
    installIfNeeded();
    process.env.PORTAL_ORIGIN ??= portalOrigin;
    process.env.NODE_ENV ??= 'development';
    await dev();
  },
  server: program('mock-server/start.ts', installAndLoad),
  seed: program('mock-server/seed/main.ts', installAndLoad),
  build: () => {
    installIfNeeded();
    build();
  },
  site,
  fuzz: () => {
    installIfNeeded();
    const { FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_RUNS = '300' } = process.env;
    console.log(`FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}`);
    const args = ['run', '--project', 'server', 'tests/mock-server/fuzz'];
    const message = 'The fuzzer found a fault. The same FUZZ_SEED reproduces it.';
    runNode('node_modules/vitest/vitest.mjs', args, message, { FUZZ_SEED, FUZZ_RUNS });
  },
  bench: program('tests/bench/main.ts', installAndBuild),
  crash: program('tests/crash/main.ts'),
  conformance: program('tests/conformance/main.ts'),
  soak: program('tests/soak/main.ts'),
};

await run(async () => {
  const name = process.argv[2] ?? '';
  if (!Object.hasOwn(commands, name))
    throw new CommandError(`Unknown command "${name}". Use one of: ${Object.keys(commands).join(', ')}.`);
  await commands[name]();
});
