/** What the buttons of several screens say. */
export const action = {
  edit: 'Edit',
  delete: 'Delete',
  update: 'Update',
  saving: 'Saving...',
  close: 'Close',
  sending: 'Sending...',
  newTab: '(opens in a new tab)',
  creating: 'Creating...',
  updating: 'Updating...',
  notHttpHelp: 'This is no http(s) address: it is kept, but never opened.',
  cancel: 'Cancel',
  loading: 'Loading...',
  create: 'Create',
  clearSelection: 'Clear selection',
  retry: 'Retry',
  saveChanges: 'Save Changes',
};
