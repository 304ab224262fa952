import { builtinEnvironments, type Environment } from 'vitest/runtime';

const dom = builtinEnvironments['happy-dom'];
const network = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const;

/**
 * happy-dom, a third of jsdom's time, with Node's own network in place of its own: the tests call a real
 * backend, which is of another origin.
 */
export default {
  ...dom,
  name: 'light-dom',
  setup: async (global: typeof globalThis, options: Record<string, unknown>) => {
    const kept = Object.fromEntries(network.map((name) => [name, global[name]]));
    const environment = await dom.setup(global, options);
    Object.assign(global, kept);
    // It names locks, but has none; a browser without any does not name them.
    for (const owner of [global.navigator, Object.getPrototypeOf(global.navigator) as object])
      Reflect.deleteProperty(owner, 'locks');
    return environment;
  },
} satisfies Environment;
