import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './run.mjs';

/** Resolves `import.meta.url` to the source instead of the bundle, and also watches `files`. */
const filesBesideSource = (files) => ({
  name: 'files-beside-source',
  buildStart() {
    for (const file of files) this.addWatchFile(join(root, file));
  },
  transform: (code, id) => ({
    code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    map: null,
  }),
});

/** Bundles and runs a program in a child process, restarts it on changes, and resolves with a function that ends it. */
export const watchProgram = async (script, files = [], outDir = 'node_modules/.cache/dev') => {
  let program;
  const isRunning = () => program !== undefined && program.exitCode === null && program.signalCode === null;

  const restart = async () => {
    if (isRunning()) {
      program.removeAllListeners('exit');
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    program = spawn(process.execPath, ['--enable-source-maps', join(outDir, 'program.js')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    program.on('exit', (code) => {
      if (!code) process.exit();
      console.error('The program restarts after the next change.');
    });
  };

  const watcher = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [filesBesideSource(files)],
    build: {
      ssr: true,
      outDir,
      sourcemap: true,
      watch: {},
      rolldownOptions: { input: { program: script } },
    },
  });
  await new Promise((resolve) => {
    let restarted = Promise.resolve();
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') restarted = restarted.then(restart);
      if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void restarted.then(resolve);
      if ('result' in event) void event.result?.close();
    });
  });

  const end = () => (isRunning() ? program.kill('SIGTERM') : process.exit());
  // A terminal sends SIGINT to both processes, and a second signal would cut the child's shutdown short.
  process.on('SIGINT', () => isRunning() || process.exit());
  process.on('SIGTERM', end);
  return end;
};
