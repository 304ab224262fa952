import { builtinEnvironments, type Environment } from 'vitest/runtime';

const dom = builtinEnvironments['happy-dom'];
const network = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const;

/** happy-dom with Node's fetch: the tests call a real backend on another origin. */
export default {
  ...dom,
  name: 'light-dom',
  setup: async (global: typeof globalThis, options: Record<string, unknown>) => {
    const kept = Object.fromEntries(network.map((name) => [name, global[name]]));
    const environment = await dom.setup(global, options);
    Object.assign(global, kept);
    // happy-dom defines navigator.locks without implementing it.
    for (const owner of [global.navigator, Object.getPrototypeOf(global.navigator) as object])
      Reflect.deleteProperty(owner, 'locks');
    return environment;
  },
} satisfies Environment;
