import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { themes } from '../../src/app/theme';

const theme = themes.ltr;

/** Blends a translucent colour as a browser does. */
const blend = (color: string, opacity: number, paper: string): string => {
  const background = decomposeColor(paper).values;
  const channels = decomposeColor(color).values.map((value, index) =>
    Math.round(value * opacity + (background[index] ?? 0) * (1 - opacity)),
  );
  return `rgb(${channels.slice(0, 3).join(', ')})`;
};

it('uses one stack of fonts', () => {
  const families = Object.values(theme.typography).flatMap(
    (style: { fontFamily?: string } | string | number) =>
      typeof style === 'object' && style.fontFamily ? [style.fontFamily] : [],
  );
  expect(new Set(families)).toEqual(new Set(['inherit', theme.typography.fontFamily]));
  expect(theme.typography.fontFamily).toMatch(/^var\(--font, -apple-system\), .*"Segoe UI", .*, sans-serif$/);
});

describe.each(['light', 'dark'] as const)('colours of the %s scheme', (scheme) => {
  const { palette, opacity } = theme.colorSchemes[scheme] ?? {};
  if (!palette || !opacity) throw new Error('The scheme is missing.');
  const papers = [palette.background.paper, palette.background.default];

  it.each([
    ['the border of an input, a toggle button', 3, () => palette.outline],
    ['the border of an invalid input', 3, () => palette.error.main],
    ['a checkbox, a radio button', 3, () => palette.text.secondary],
    ['a ticked checkbox, the focus ring', 3, () => palette.primary.main],
    ['an icon button', 3, (paper: string) => flatten(palette.action.active, paper)],
    [
      'the track of a switch',
      3,
      (paper: string) => blend(palette.common.onBackground, opacity.switchTrack, paper),
    ],
    ['a placeholder', 4.5, (paper: string) => blend(palette.text.primary, opacity.inputPlaceholder, paper)],
    ['secondary text', 4.5, () => palette.text.secondary],
    ['a link', 4.5, () => palette.primary.main],
    ['an error', 4.5, () => palette.error.main],
  ])('show %s at %d : 1 or more on paper and page', (_what, minimum, getColor) => {
    for (const paper of papers)
      expect(getContrastRatio(getColor(paper), paper), `on ${paper}`).toBeGreaterThanOrEqual(minimum);
  });

  it.each(['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const)(
    'show the label of a button and initials at 4.5 : 1 or more on %s',
    (tint) => {
      const { main, contrastText } = palette[tint];
      expect(getContrastRatio(flatten(contrastText, main), main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('show checkboxes, sort buttons and the focus ring in the header row of a table', () => {
    for (const color of [palette.text.secondary, palette.primary.main])
      expect(getContrastRatio(color, palette.headerRow)).toBeGreaterThanOrEqual(3);
  });
});

const flatten = (color: string, paper: string): string => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = decomposeColor(color).values;
  return blend(`rgb(${red}, ${green}, ${blue})`, alpha, paper);
};
