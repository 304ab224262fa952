import type { ComponentProps } from 'react';

const box = 'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z';
const tick =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z';
const dash = 'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2zm-2 10H7v-2h10v2z';

/** Theme styles, because a styled checkbox would be four components. */
export const rowCheckboxStyles = {
  '.row-checkbox': {
    appearance: 'none',
    flexShrink: 0,
    display: 'inline-grid',
    placeContent: 'center',
    width: 38,
    height: 38,
    margin: 0,
    borderRadius: '50%',
    verticalAlign: 'middle',
    cursor: 'pointer',
    color: 'var(--mui-palette-text-secondary)',
    '&::before': {
      content: '""',
      width: 24,
      height: 24,
      scale: '0.8333',
      clipPath: `path("${box}")`,
      backgroundColor: 'currentColor',
      // Other backgrounds are dropped in forced colours.
      '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
    },
    '&:is(:checked, :indeterminate)': { color: 'var(--mui-palette-primary-main)' },
    '&:checked::before': { clipPath: `path("${tick}")` },
    '&:indeterminate::before': { clipPath: `path("${dash}")` },
    '&:disabled': { color: 'var(--mui-palette-action-disabled)', cursor: 'default' },
    '@media (hover: hover)': {
      '&:hover': {
        backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 4%, transparent)',
      },
    },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  },
} as const;

interface RowCheckboxProps extends Omit<ComponentProps<'input'>, 'ref'> {
  indeterminate?: boolean;
}

/** Replaces MUI's Checkbox, whose many elements are slow in hundreds of rows. */
export const RowCheckbox = ({ indeterminate, ...props }: RowCheckboxProps) => {
  // Set by a ref, because HTML has no attribute for it; row checkboxes do not need one.
  const setIndeterminate = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate ?? false;
  };
  return (
    <input
      {...props}
      type="checkbox"
      className="row-checkbox"
      ref={indeterminate === undefined ? null : setIndeterminate}
    />
  );
};
