const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** ArrowRight for the key that leads on, ArrowLeft for the one that leads back, in either reading direction. */
export const readingKey = ({ key }: { key: string }): string =>
  (document.dir === 'rtl' && mirrored[key]) || key;
