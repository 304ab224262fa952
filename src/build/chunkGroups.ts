import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Without groups, each chunk holds the modules that exactly the same pages need. */
const buildUngrouped = async ({ root, mode, resolve: { alias } }: ResolvedConfig): Promise<Chunk[]> => {
  const built = await build({
    root,
    mode,
    resolve: { alias },
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, minify: false, modulePreload: false },
  });
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk');
};

const modulesOf = (chunks: readonly Chunk[], sources: readonly string[]): Set<string> => {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const source of sources) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    // The site works without the group, with larger chunks.
    if (!chunk) console.warn(`${source} has no chunk of its own to be grouped by.`);
    visit(chunk);
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
};

/** Builds twice, because the modules of a chunk are known only after tree shaking. */
export const chunkGroups = (groups: Record<string, readonly string[]>) => {
  const needed = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: 'pulsehub:chunk-groups',
    apply: 'build',
    configResolved: async (config) => {
      const chunks = await buildUngrouped(config);
      for (const [name, sources] of Object.entries(groups)) needed.set(name, modulesOf(chunks, sources));
    },
  };
  const isNeededBy = (name: string) => (id: string) => needed.get(name)?.has(id) ?? false;
  return { plugin, isNeededBy };
};
