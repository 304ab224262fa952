/** `library` and `folders` list folders, `files` files; the specification gives each its columns. */
export type TableLook = 'library' | 'folders' | 'files';

/** Of rows and headings, in px. */
export const rowHeight = 52;

/** Of the specified width, which the table's own padding would eat up. */
export const checkboxCell = { width: 48, p: 0, pl: 1 };
export const descriptionCell = { display: { xs: 'none', md: 'table-cell' } };
export const dateCell = { width: 210 };
export const actionsCell = { width: { xs: 100, sm: 136 }, px: { xs: 2, sm: 4 } };

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** For the body of the table: what stands in its rows, by the class of the cell. */
export const rowStyles = {
  '& tr': { position: 'relative' },
  '& td': {
    px: 4,
    borderBottom: 1,
    borderColor: 'divider',
    typography: 'body2',
    color: 'text.secondary',
  },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& td.select': { p: 0, pl: 1 },
  '& td.name': { py: 0, pl: { xs: 2, sm: 4 }, pr: { xs: 1, sm: 4 }, color: 'text.primary' },
  '& td.name > div': { display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 3 }, minWidth: 0 },
  '& td.name > div > div': { minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& td.name small': { typography: 'caption', color: 'text.secondary' },
  '& td.date': oneLine,
  '& td.description': { ...oneLine, ...descriptionCell },
  '& td.actions': { py: 0, pl: 0, pr: { xs: 1, sm: 2 } },
  // Above what makes the row one target.
  '& td.select > *': { position: 'relative', zIndex: 1 },
} as const;
