/** Resolves after `ms`. */
export const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
