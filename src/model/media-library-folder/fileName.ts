export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Names that look alike are one name: composed and decomposed letters. */
export const nameKey = (name: string): string => name.normalize();
