/** Light, dark, or as the device has it; remembered under the store's key `theme`. */
export const colourModes = ['light', 'dark', 'system'] as const;

export type ColourMode = (typeof colourModes)[number];

export const themeKey = 'theme';

/** What was stored may be anything; whatever is no mode counts as the device's. */
export const colourModeOf = (stored: unknown): ColourMode =>
  colourModes.find((mode) => mode === stored) ?? 'system';
