type Rgb = readonly [number, number, number];

/** Colours derived from the main one, as `#rrggbb`. */
export interface SchemeColours {
  /** Links, buttons and the focus ring. */
  main: string;
  /** Text on `main`. */
  contrastText: string;
  /** `main` on hover. */
  dark: string;
  /** Table headers and the panel beside the sign-in form. */
  headerRow: string;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** Backgrounds that the colour is used on, as in theme.ts. */
const lightBackgrounds: readonly Rgb[] = [white, [0xf6, 0xf8, 0xf9]];
const darkBackgrounds: readonly Rgb[] = [
  [0x12, 0x1c, 0x21],
  [0x0b, 0x12, 0x15],
];
const darkText: Rgb = [0x0b, 0x12, 0x15];

/** WCAG 2.2 AA for text, with room for rounding. */
const minContrast = 4.6;

// Replaces MUI's contrast functions, whose colour parser is too large for the inlined script.
const parseHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: Rgb, b: Rgb): number => {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
};

/** `share` is the proportion of `a`, from 0 to 1. */
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] * share + b[0] * (1 - share),
  a[1] * share + b[1] * (1 - share),
  a[2] * share + b[2] * (1 - share),
];

/** Mixes `colour` with `end` until it is readable on all backgrounds. */
const ensureContrast = (colour: Rgb, target: Rgb, backgrounds: readonly Rgb[]): Rgb => {
  for (let share = 1; share > 0; share -= 0.02) {
    const candidate = mix(colour, target, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= minContrast)) return candidate;
  }
  return target;
};

/**
 * Derives the colours of both schemes from one main colour (`#rrggbb`), darkened in the light scheme and lightened in
 * the dark one as far as readability requires.
 */
export const schemeColours = (colour: string): Record<'light' | 'dark', SchemeColours> => {
  const main = parseHex(colour);
  const light = ensureContrast(main, black, lightBackgrounds);
  const dark = ensureContrast(main, white, darkBackgrounds);
  return {
    light: {
      main: toHex(light),
      contrastText: toHex(white),
      dark: toHex(mix(light, black, 0.7)),
      headerRow: toHex(mix(main, white, 0.14)),
    },
    dark: {
      main: toHex(dark),
      contrastText: toHex(darkText),
      dark: toHex(mix(dark, black, 0.7)),
      headerRow: toHex(mix(dark, darkBackgrounds[0] ?? darkText, 0.14)),
    },
  };
};
