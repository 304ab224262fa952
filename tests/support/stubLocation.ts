import { vi } from 'vitest';

const nativeLocation = globalThis.location;

/** happy-dom cannot navigate, so `location.assign` and `location.replace` are recorded. */
export const stubLocation = () => {
  const location = { assign: vi.fn<(href: string) => void>(), replace: vi.fn<(href: string) => void>() };
  // A proxy of the location itself would not do: its methods cannot be replaced.
  const get = (_: object, name: string) =>
    name === 'assign' || name === 'replace' ? location[name] : (Reflect.get(nativeLocation, name) as unknown);
  vi.stubGlobal('location', new Proxy({}, { get }));
  return location;
};
