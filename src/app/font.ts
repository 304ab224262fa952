import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

const family = 'Inter Variable';

/** Makes the theme use the font behind the sign-in only. */
export const fontStyles = { ':root': { '--font': `"${family}", -apple-system` } };

/** Optional, so that text never changes its font: where the file is late, the next page load has it in the cache. */
export const loadFont = (): void => {
  if (!('FontFace' in window)) return;
  const font = new FontFace(family, `url(${interUrl}) format("woff2")`, {
    weight: '100 900',
    display: 'optional',
    unicodeRange:
      'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2212',
  });
  document.fonts.add(font);
  font.load().catch(() => {});
};
