/** Texts of the keyboard shortcuts, which every screen may have. */
export const shortcuts = {
  title: 'Keyboard Shortcuts',
  page: 'On this page',
  everywhere: 'Everywhere',
  sheet: 'Show These Shortcuts',
  palette: 'Go to a screen, a service, a person...',
  row: {
    next: 'Next row',
    previous: 'Previous row',
    enter: 'Enter',
    open: 'Open',
    select: 'Select or unselect',
  },
  on: 'Single keys',
  onHint: 'Switch them off if you press keys by accident or use voice input. Keys with Ctrl keep working.',
};
