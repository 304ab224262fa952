/// <reference types="@mui/x-date-pickers/themeAugmentation" />
import { type Overlays, type Theme, createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    headerRow: string;
    /** Outline of inputs and other controls, because a divider has too little contrast (WCAG 1.4.11). */
    outline: string;
  }
  interface PaletteOptions {
    headerRow?: string;
    outline?: string;
  }
  interface Theme {
    widths: Widths;
  }
  interface ThemeOptions {
    widths?: Widths;
  }
}

interface Widths {
  content: number;
  form: number;
  /** Of forms with two columns. */
  wideForm: number;
}

const barHeight = '5rem';

const outlineColor = (input: string, { vars }: Theme) => {
  const outline = { borderColor: vars.palette.outline };
  return {
    [`& .${input}-notchedOutline`]: outline,
    // Prevents MUI from fading the outline on touch screens.
    '@media (hover: none)': {
      [`&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .${input}-notchedOutline`]: outline,
    },
  };
};

/** Prints black on white without bars and controls, but with buttons whose label is a value or a heading. */
const printStyles = {
  html: { colorScheme: 'light !important' },
  '*': { color: 'CanvasText !important', background: 'none !important', boxShadow: 'none !important' },
  'header, footer, nav, button:not(:is(th, td, dd, h4) *), [role=tablist], [data-toast], [data-no-print]': {
    display: 'none !important',
  },
  '.MuiButton-root, .MuiIconButton-root, .icon-button, .row-checkbox, [data-column=select], [data-column=actions]':
    { display: 'none !important' },
  'main, main *': { overflow: 'visible !important' },
  // Prints texts in full that a screen cuts.
  'td *': {
    whiteSpace: 'normal !important',
    maxWidth: 'none !important',
    WebkitLineClamp: 'none !important',
  },
  'tr, li': { breakInside: 'avoid' },
} as const;

/** MUI types them as a tuple, one for each elevation. */
const noOverlays = Array.from({ length: 25 }) as unknown as Overlays;

/** Uses CSS variables, so that switching the scheme does not rerender. */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0F766E', contrastText: '#FFFFFF' },
        background: { default: '#F6F8F9', paper: '#FFFFFF' },
        divider: '#E2E8F0',
        text: { primary: '#0F172A', secondary: '#475569' },
        success: { main: '#15803D' },
        warning: { main: '#B45309' },
        error: { main: '#B91C1C' },
        info: { main: '#0369A1' },
        headerRow: '#DDF1EC',
        outline: '#758399',
      },
      opacity: { inputPlaceholder: 0.65, switchTrack: 0.5 },
    },
    dark: {
      palette: {
        primary: { main: '#5EEAD4', contrastText: '#0B1215' },
        background: { default: '#0B1215', paper: '#121C21' },
        divider: '#23323A',
        text: { primary: '#E6EDF0', secondary: '#9FB1BA' },
        action: { active: '#E6EDF0' },
        success: { main: '#4ADE80' },
        warning: { main: '#FBBF24' },
        error: { main: '#F87171' },
        info: { main: '#7DD3FC' },
        headerRow: '#12342F',
        outline: '#6B828D',
      },
      opacity: { inputPlaceholder: 0.65, switchTrack: 0.45 },
      // Raised papers have borders instead; the tints would lengthen every prerendered page.
      overlays: noOverlays,
    },
  },
  spacing: 4,
  shape: { borderRadius: 8 },
  widths: { content: 1280, form: 560, wideForm: 880 },
  mixins: { toolbar: { minHeight: barHeight } },
  typography: {
    // Named fonts, because `system-ui` depends on the device's language and may lack a weight.
    fontFamily: 'var(--font, -apple-system), "Segoe UI", Roboto, "Noto Sans", Helvetica, Arial, sans-serif',
    h1: {
      fontSize: '1.75rem',
      fontWeight: 600,
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
      overflowWrap: 'break-word',
      hyphens: 'auto',
      // Hyphenates only words longer than a line on phones.
      hyphenateLimitChars: '14',
    },
    h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.35 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
    body1: { fontSize: '1rem' },
    body2: { fontSize: '0.875rem' },
    caption: { fontSize: '0.8125rem' },
    button: { fontWeight: 500, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 150,
      short: 150,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 150,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: {
          // Prevents layout shifts; behind a dialog, MUI replaces the scrollbar with padding.
          overflowY: 'scroll',
        },
        // Keeps focused elements out from under the bars at the top and bottom; padding would scroll for those in the bars.
        ':where(main :is(a, button, input, select, textarea, [tabindex]))': {
          scrollMarginTop: `calc(${barHeight} + 1rem)`,
          scrollMarginBottom: 'min(6rem, 25vh)',
          '@media (max-width: 599px)': { scrollMarginBottom: 'min(9rem, 25vh)' },
        },
        // Marked in `src/ui/directionalIcons.tsx`; MUI swaps the icons of its own pickers.
        '[dir=rtl] [data-mirrored]': { scale: '-1 1' },
        // Letter spacing would break the joined Arabic letters.
        '[dir=rtl] h1': { letterSpacing: 0 },
        // Replaces MUI's `inherit`, which restyles all children on every change.
        '*, *::before, *::after': { boxSizing: 'border-box' },
        'td, th': { verticalAlign: 'middle' },
        '@media print': printStyles,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            // Even a tiny duration would give every element a transition.
            transition: 'none !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme: t }) => ({
          '&.Mui-focusVisible': { outline: `2px solid ${t.vars.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 40,
          '@media (pointer: coarse)': { minHeight: 48 },
          variants: [
            {
              props: { variant: 'outlined', color: 'inherit' },
              style: { borderColor: 'color-mix(in srgb, currentColor 25%, transparent)' },
            },
          ],
        },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 12 } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 12, backgroundImage: 'none' } } },
    MuiPopover: {
      defaultProps: { transitionDuration: 150 },
      styleOverrides: {
        paper: ({ theme: t }) => ({
          borderRadius: 12,
          border: `1px solid ${t.vars.palette.divider}`,
          backgroundImage: 'none',
          boxShadow: t.shadows[4],
        }),
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          ...t.typography.body2,
          '&&': { minHeight: 40, '@media (pointer: coarse)': { minHeight: 48 } },
        }),
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
    // Follows the direction of typed text; `dir=auto` would make empty fields left-to-right.
    // Isolates the value, and aligns it by the page's direction.
    MuiInputBase: {
      styleOverrides: {
        input: { unicodeBidi: 'plaintext', textAlign: ['-webkit-match-parent', 'match-parent'] },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          ...outlineColor('MuiOutlinedInput', t),
          '&.Mui-readOnly': { backgroundColor: t.vars.palette.background.default },
          // Covers a focus set before hydration, which MUI misses.
          '&:has(> :focus):not(.Mui-error) > .MuiOutlinedInput-notchedOutline': {
            borderColor: t.vars.palette.primary.main,
            borderWidth: 2,
          },
        }),
      },
    },
    MuiPickersOutlinedInput: {
      styleOverrides: { root: ({ theme: t }) => outlineColor('MuiPickersOutlinedInput', t) },
    },
    MuiTooltip: { defaultProps: { arrow: true } },
  },
});

export const themes: Record<Theme['direction'], Theme> = { ltr: theme, rtl: { ...theme, direction: 'rtl' } };
