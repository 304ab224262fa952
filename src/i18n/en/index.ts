/** The texts of the pages behind the sign-in; each file exports an object with its own name. */
export const texts = Object.values(import.meta.glob<Record<string, object>>('./*.ts', { eager: true }));
