/**
 * `node tests/conformance/pack.mjs` bundles the conformance checks as pulsehub-conformance-VERSION.tgz, which `npx` can run
 * without a checkout. A FOLDER as argument writes it there.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { root, run, runNpm } from '../../mock-server/launch/run.mjs';

const script = 'conformance.js';

/** Inlines files that the source reads at run time. */
const inlinedFiles = {
  name: 'inlined-files',
  transform: (code, id) => ({
    code: code.replaceAll(
      /readFileSync\(new URL\(["'](.+?)["'], import\.meta\.url\), ["']utf8["']\)/g,
      (_, path) => JSON.stringify(readFileSync(resolve(dirname(id), path), 'utf8')),
    ),
    map: null,
  }),
};

/** Bundles the program and returns the folders of the packages in it. */
const bundle = async (outDir) => {
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [inlinedFiles],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: 'tests/conformance/main.ts',
        output: { entryFileNames: script, codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
  });
  const getPackageFolder = (id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
  return [...new Set(output.flatMap(({ moduleIds = [] }) => moduleIds.map(getPackageFolder)))].filter(
    Boolean,
  );
};

const readLicence = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license']
    .map((each) => join(folder, each))
    .find(existsSync);
  return `${name} ${version} (${license})\n\n${file ? readFileSync(file, 'utf8').trim() : ''}\n`;
};

await run(async () => {
  const folder = join(root, 'node_modules/.cache/pulsehub', String(process.pid));
  mkdirSync(join(folder, 'docs'), { recursive: true });
  const packages = await bundle(folder);
  const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = 'pulsehub-conformance';
  const description = 'Checks a backend against the contract of the PulseHub portal.';
  const manifest = { name, version, description, license, type: 'module', bin: { [name]: script }, engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENSES-OF-PACKAGES'), packages.map(readLicence).join('\n---\n\n'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'docs/backend.md'), join(folder, 'docs/backend.md'));
  cpSync(join(root, 'tests/conformance/README.md'), join(folder, 'README.md'));
  const args = ['pack', folder, '--pack-destination', resolve(process.argv[2] ?? root)];
  console.log(runNpm(args, 'npm pack failed; see its output above.', 'pipe').trim());
  rmSync(folder, { recursive: true });
});
