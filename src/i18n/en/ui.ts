/** Texts of the widgets that every screen shares (spec 2 §2.9). */
export const ui = {
  wait: {
    label: '%{label} (%{seconds} s)',
    about: 'You can try again in about %{seconds} seconds.',
    over: 'You can try again now.',
  },
  password: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' },
  code: { digit: 'Digit %{number}' },
  confirm: {
    title: 'Confirm Action',
    message: 'Are you sure you want to proceed?',
    confirm: 'Confirm',
    cancel: 'Cancel',
    busy: 'Processing...',
  },
  unsaved: {
    title: 'Unsaved changes',
    message: 'What you changed on this page has not been saved yet. Leave it anyway?',
    leave: 'Leave without saving',
    stay: 'Stay on this page',
  },
  toast: {
    region: 'Messages',
    close: 'Close message',
    undo: 'Undo',
    type: { success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' },
  },
};
