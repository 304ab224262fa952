import type { SxProps, Theme } from '@mui/material/styles';
import { outlinedChip } from '../../ui/rowStyles';
import { oneLine } from '../../ui/page/lines';
import { visuallyHidden } from '../../ui/page/visuallyHidden';

const flexWrap = { display: 'flex', flexWrap: 'wrap' } as const;

export const listStyles: SxProps<Theme> = (theme) => ({
  '& article': {
    display: 'grid',
    gridTemplate: {
      xs: '"check content content" "check when actions" / auto minmax(0, 1fr) auto',
      md: '"check content when actions" / auto minmax(0, 1fr) auto auto',
    },
    columnGap: 2,
    px: { xs: 1, sm: 2 },
    py: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
    '&.member': { marginInlineStart: { xs: 3, sm: 9 } },
    '&:focus': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
    '&.selected': {
      borderColor: 'primary.main',
      boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
    },
    '& > .row-checkbox': { gridArea: 'check', width: 36, height: 36 },
  },
  '& .day': { ...flexWrap, alignItems: 'center', columnGap: 3, pt: 1, paddingInlineStart: { xs: 1, sm: 2 } },
  '& h2': { typography: 'h2', fontSize: '1rem', minWidth: 0, m: 0 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    marginInlineEnd: { xs: 1, sm: 2 },
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    typography: 'body2',
    color: 'text.secondary',
  },
  '& .content': { gridArea: 'content', minWidth: 0, py: '6px' },
  '& .head': {
    ...flexWrap,
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
    '& > .icon-button': { my: '-6px' },
  },
  '& [aria-expanded=true] > svg': { rotate: '180deg' },
  '& h3': {
    typography: 'h3',
    fontSize: { xs: '0.9375rem', sm: '1rem' },
    fontWeight: 500,
    overflowWrap: 'anywhere',
    minWidth: 0,
    m: 0,
    '&.unread': { position: 'relative', fontWeight: 700, paddingInlineStart: 4 },
    // The dot stands before the first line.
    '&.unread::before': {
      content: '""',
      position: 'absolute',
      top: '0.75em',
      insetInlineStart: 0,
      translate: '0 -50%',
      width: 8,
      height: 8,
      borderRadius: '50%',
      bgcolor: 'primary.main',
    },
    '& > span': visuallyHidden,
    // Lighter than other links, because every row has one.
    '& > a': {
      color: 'inherit',
      textDecorationColor: theme.vars.palette.outline,
      textDecorationThickness: 1,
      textUnderlineOffset: 3,
      '&:hover': { color: 'primary.main', textDecorationColor: 'currentcolor' },
    },
  },
  '& .service': {
    ...outlinedChip(theme),
    ...oneLine,
    display: 'block',
    lineHeight: '22px',
    maxWidth: '100%',
  },
  '& p': {
    typography: 'body2',
    color: 'text.secondary',
    m: 0,
    maxWidth: '100ch',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& .when': {
    ...flexWrap,
    gridArea: 'when',
    alignItems: 'center',
    justifyContent: { xs: 'start', md: 'end' },
    alignSelf: { xs: 'center', md: 'start' },
    columnGap: 3,
    minHeight: 36,
    typography: 'caption',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  },
  '& time, & dt': { color: 'text.secondary' },
  '& .actions': { gridArea: 'actions', display: 'flex', alignSelf: 'start', '& > .icon-button': { p: 2 } },
  '& dl': { ...flexWrap, columnGap: 4, m: 0, typography: 'caption' },
  '& dl > div': { display: 'flex', gap: 1, minWidth: 0 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
});
