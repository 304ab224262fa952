export const colourModes = ['light', 'dark', 'system'] as const;

type ColourMode = (typeof colourModes)[number];

export const themeKey = 'theme';

export const toColourMode = (stored: unknown): ColourMode =>
  colourModes.find((mode) => mode === stored) ?? 'system';
