import { Box, Typography } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { userPrefix, type Entry } from './entries';
import { ChevronRight } from '../../ui/pointingIcons';

export const PaletteOption = ({ entry, ...option }: HTMLAttributes<HTMLElement> & { entry: Entry }) => {
  const { id, label, lang, detail, Icon, group } = entry;
  return (
    <Box
      component="div"
      {...option}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 44,
        px: 3,
        // A label of two lines stands apart from the next.
        py: 1,
        borderRadius: 1,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.selected' },
        '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid' } },
      }}
    >
      <Icon fontSize="small" color="action" />
      <Typography
        component="span"
        lang={lang}
        // Whom an action is about is not cut off.
        noWrap={group !== 'person'}
        sx={{ flex: '0 1 auto', minWidth: '40%' }}
      >
        <bdi>{label}</bdi>
      </Typography>
      {detail && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          // Tells people of the same name apart.
          noWrap={!id.startsWith(userPrefix)}
          sx={{ flex: '1 1 0', minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere' }}
        >
          <bdi>{detail}</bdi>
        </Typography>
      )}
      {group === 'people' && (
        <ChevronRight fontSize="small" color="action" sx={{ marginInlineStart: 'auto' }} />
      )}
    </Box>
  );
};
