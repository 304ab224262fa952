import { getContrastRatio } from '@mui/material/styles';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemeColours } from '../../src/brand/colours';
import { themes } from '../../src/app/theme';

/** Pure, pastel, neon, grey, near-black, near-white and well-known brand colours. */
const colours = (
  '#000000 #ffffff #808080 #7f7f7f #010101 #fefefe #ff0000 #00ff00 #0000ff #ffff00 #00ffff #ff00ff #ffb6c1 #e6e6fa ' +
  '#fffacd #f0fff0 #39ff14 #ff6ec7 #1a1a2e #2c3e50 #8b4513 #556b2f #4b0082 #b22222 #ff8c00 #ffd700 #adff2f #40e0d0 ' +
  '#0f766e #5eead4 #1877f2 #1db954 #e50914 #ff9900 #4285f4 #fbbc05 #6441a5 #ff4500 #00a4ef #ffc0cb'
).split(' ');

/** Lists foreground, background and the contrast required by WCAG 2.2 AA. */
const getPairs = (scheme: 'light' | 'dark', colour: string): [string, string, number][] => {
  const { main, contrastText, headerRow } = schemeColours(colour)[scheme];
  const palette = themes.ltr.colorSchemes[scheme]?.palette;
  if (!palette) throw new Error('The scheme is missing.');
  return [
    [main, palette.background.paper, 4.5],
    [main, palette.background.default, 4.5],
    [contrastText, main, 4.5],
    [palette.text.primary, headerRow, 4.5],
    [palette.text.secondary, headerRow, 3],
    [main, headerRow, 3],
  ];
};

describe.each(['light', 'dark'] as const)('brand colours in the %s scheme', (scheme) => {
  it('have enough contrast for any main colour', () => {
    const hex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const isReadable = (colour: string) => {
      for (const [foreground, background, minimum] of getPairs(scheme, colour))
        expect(
          getContrastRatio(foreground, background),
          `${foreground} on ${background}`,
        ).toBeGreaterThanOrEqual(minimum);
    };
    assert(property(hex, isReadable), { examples: colours.map((colour) => [colour]), numRuns: 140 });
  });
});
