/** `library` and `folders` list folders, `files` files; the specification gives each its columns. */
export type TableLook = 'library' | 'folders' | 'files';

/** Of the specified width, which the table's own padding would eat up. */
export const checkboxCell = { width: 48, p: 0, pl: 1 };
export const descriptionCell = { display: { xs: 'none', md: 'table-cell' } };
export const dateCell = { width: 210 };
export const actionsCell = { width: { xs: 100, sm: 136 }, px: { xs: 2, sm: 4 } };
