/// <reference types="react-admin" />
import type { Theme } from '@mui/material/styles';
import { aboveBanners } from '../ui/styles';

const phones = '@media (max-width: 599px)';
const wideScreens = '@media (min-width: 900px)';

/** Fits single-card screens into 320 px. */
const singleCardScreen = (name: string) => ({
  styleOverrides: {
    root: ({ theme }: { theme: Theme }) => ({
      maxWidth: theme.widths.form,
      [`& .${name}-main`]: { flexWrap: 'wrap', gap: theme.spacing(4) },
      [`& .${name}-card`]: { minWidth: 0, flex: '1 1 100%' },
      [`& .${name}-noActions`]: { marginTop: 0 },
    }),
  },
});

/** Spaces inputs only by their helper-text lines. */
const form = {
  styleOverrides: {
    root: ({ theme }: { theme: Theme }) => ({
      padding: theme.spacing(5, 5, 0),
      '& .MuiFormControl-root': { marginBlock: 0 },
      [phones]: { padding: theme.spacing(4, 4, 0) },
    }),
  },
};

const components = {
  // Moves `aria-label` from the wrapper, which has no role, to the checkbox.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: ({ 'aria-label': name }) => (name ? { 'aria-label': name } : {}),
      },
    },
  },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  RaList: {
    styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-noActions': { marginTop: 0 } } },
  },
  RaCreate: singleCardScreen('RaCreate'),
  RaEdit: singleCardScreen('RaEdit'),
  RaShow: singleCardScreen('RaShow'),
  RaSimpleForm: form,
  RaSimpleShowLayout: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(5), overflowWrap: 'anywhere' }) },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: theme.spacing(2),
        minHeight: 0,
        padding: theme.spacing(0, 0, 3),
        [phones]: { backgroundColor: 'transparent', padding: theme.spacing(0, 0, 3) },
        [wideScreens]: { flexShrink: 0 },
      }),
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        columnGap: theme.spacing(4),
        [phones]: { backgroundColor: 'transparent', alignItems: 'stretch' },
      }),
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(2),
        minHeight: 0,
        padding: theme.spacing(0, 0, 3),
        [wideScreens]: { flex: '1 1 0' },
        '& .MuiFormControl-root': { marginBlock: 0, minWidth: 160 },
      }),
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': { backgroundColor: theme.vars.palette.headerRow },
        '& .RaDataTable-row': { height: 52 },
      }),
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaBulkActionsToolbar-toolbar': {
          backgroundColor: theme.vars.palette.headerRow,
          color: theme.vars.palette.text.primary,
          paddingInline: theme.spacing(4),
          // Covers the filters.
          '&:not(.RaBulkActionsToolbar-collapsed)': {
            minHeight: 52,
            height: 52,
            transform: 'translateY(-52px)',
          },
        },
        '& .RaBulkActionsToolbar-topToolbar': { padding: 0 },
      }),
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        padding: theme.spacing(3, 5),
        // The mobile toolbar would cover the footer.
        '&.RaToolbar-mobileToolbar': {
          position: 'sticky',
          bottom: aboveBanners(0),
          padding: theme.spacing(3, 4),
        },
      }),
    },
  },
} satisfies Theme['components'];

/** Adds styles for react-admin's own components. */
export const withReactAdminComponents = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, ...components },
});
