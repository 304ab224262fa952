/** Filters and order of a list, saved under a name. */
export const savedViews = {
  title: 'Saved views',
  save: 'Save This View',
  name: 'Name of this view',
  where: 'Saved in this browser only.',
  missing: 'Enter a name.',
  taken: 'Another view has this name.',
  full: 'You have %{count} saved views, which is the maximum. Delete one first.',
  actions: 'Actions for view %{name}',
  rename: 'Rename',
  renameTitle: 'Rename This View',
  deleted: 'View “%{name}” deleted.',
};
