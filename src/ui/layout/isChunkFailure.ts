/**
 * Whether an error says that a part of the portal could not be loaded: the network is away, or a newer
 * version took the place of this one. Such a part is only asked for again by a reload.
 */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);
