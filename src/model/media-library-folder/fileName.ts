export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Composed and decomposed letters look alike. */
export const nameKey = (name: string): string => name.normalize();
