/** The npm scripts (decisions §1). Imports only Node modules, because it installs the packages. */
import { randomInt } from 'node:crypto';
import { build, buildWhenStale } from './launch/build.mjs';
import { shareEnvironment, withCompanion } from './launch/environment.mjs';
import { installWhenNeeded } from './launch/install.mjs';
import { portalOrigin, startVite } from './launch/vite.mjs';
import { CommandError, run, runNode, runTypeScript } from './launch/run.mjs';

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
    process.env.PORTAL_ORIGIN ??= portalOrigin;
    process.env.NODE_ENV ??= 'development';
    const { watchProgram } = await import('./launch/watch.mjs');
    const endBackend = await watchProgram('mock-server/start.ts', ['src/contract/openapi.yaml']);
    await startVite().catch((failure) => {
      endBackend();
      throw failure;
    });
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
  site: () => {
    withCompanion();
    installWhenNeeded();
    buildWhenStale();
  },
  fuzz: () => {
    installWhenNeeded();
    const { FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_RUNS = '300' } = process.env;
    console.log(`FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}`);
    const args = ['run', '--project', 'server', 'tests/mock-server/fuzz'];
    const message = 'Something was found. The same FUZZ_SEED finds it again.';
    runNode('node_modules/vitest/vitest.mjs', args, message, { FUZZ_SEED, FUZZ_RUNS });
  },
  bench: async () => {
    installWhenNeeded();
    buildWhenStale();
    await runTypeScript('tests/bench/main.ts');
  },
  crash: async () => {
    installWhenNeeded();
    await runTypeScript('tests/crash/main.ts');
  },
  conformance: async () => {
    installWhenNeeded();
    await runTypeScript('tests/conformance/main.ts');
  },
  soak: async () => {
    installWhenNeeded();
    await runTypeScript('tests/soak/main.ts');
  },
};

await run(async () => {
  const name = process.argv[2] ?? '';
  if (!Object.hasOwn(commands, name))
    throw new CommandError(`Say what to do: ${Object.keys(commands).join(', ')}. "${name}" is none of them.`);
  await commands[name]();
});
