/**
 * `node tests/hard/main.mjs crash | soak | fuzz | browser`: the tests that load, kill or confuse the portal.
 *
 * crash    kills the backend during concurrent writes, `--rounds N` times (20): no acknowledged write may be lost
 * soak     ten minutes of visits (`--minutes N`) amid broken connections: no memory, socket or file may remain
 * fuzz     malformed and malicious requests to every operation in every role; FUZZ_SEED and FUZZ_RUNS reproduce a run
 * browser  the browser tests ten times (`--runs N`) while threads keep cores busy (`--busy N`)
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { installIfNeeded } from '../../mock-server/launch/install.mjs';
import { CommandError, run, runNode, runTypeScript } from '../../mock-server/launch/run.mjs';

const fuzz = () => {
  const { FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_RUNS = '300' } = process.env;
  console.log(`FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}`);
  const args = ['run', '--project', 'server', 'tests/hard/fuzz'];
  const message = 'The fuzzer found a fault. The same FUZZ_SEED reproduces it.';
  runNode('node_modules/vitest/vitest.mjs', args, message, { FUZZ_SEED, FUZZ_RUNS });
};

const programs = {
  crash: () => runTypeScript('tests/hard/crash/main.ts'),
  soak: () => runTypeScript('tests/hard/soak/main.ts'),
  fuzz,
  browser: async () => (await import('./browser.mjs')).repeatBrowserTests(process.argv.slice(3)),
};

const name = process.argv[2] ?? '';
if (name === '--help') {
  console.log(
    readFileSync(import.meta.filename, 'utf8')
      .split('*/')[0]
      .replaceAll(/^\/?\s?\*+ ?/gm, '')
      .trim(),
  );
  process.exit();
}

await run(async () => {
  if (!Object.hasOwn(programs, name))
    throw new CommandError(`Name one of ${Object.keys(programs).join(', ')}, not "${name}".`);
  installIfNeeded();
  await programs[name]();
});
