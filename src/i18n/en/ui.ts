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
    leave: 'Discard changes',
    stay: 'Keep editing',
  },
  search: { clear: 'Clear search' },
  json: {
    place: 'Line %{line}, column %{column}: %{problem}',
    value: 'a value is expected here, such as "text", 1, true or null.',
    name: 'the name of a field is expected here, in double quotes.',
    colon: 'a colon is expected here.',
    comma: 'a comma is missing here, or a bracket does not fit.',
    text: 'this text does not end, or holds a sign that has to be escaped.',
    end: 'the text ends too early: a bracket is not closed.',
    rest: 'nothing may follow the closing bracket.',
    object: 'the whole has to be an object: { ... }.',
    twice: 'this field is there twice.',
  },
  pager: { label: 'Pages', range: '%{from}-%{to} of %{total}', previous: 'Previous page', next: 'Next page' },
  table: {
    perPage: 'Rows per page:',
    loading: 'Loading...',
    range: '%{from}-%{to} of %{total}',
    columns: 'Columns',
  },
  toast: {
    region: 'Messages',
    close: 'Close message',
    undo: 'Undo',
    type: { success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' },
  },
};
