import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MenuButton } from '../menus/MenuButton';
import type { SavedView } from './savedViews';

interface SavedViewChipProps {
  view: SavedView;
  isShown: boolean;
  on: Record<'show' | 'rename' | 'remove', () => void>;
}

export const SavedViewChip = ({ view: { name }, isShown, on }: SavedViewChipProps) => {
  const t = useTranslate();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%' }}>
      <Chip
        data-view={name}
        label={name}
        color={isShown ? 'primary' : 'default'}
        aria-pressed={isShown}
        onClick={on.show}
        sx={{ minWidth: 0 }}
      />
      <MenuButton
        label={t('savedViews.actions', { name })}
        face={<MoreVert fontSize="small" />}
        header={
          <Typography variant="body2" color="textSecondary" sx={{ px: 4, pt: 2 }}>
            {t('savedViews.where')}
          </Typography>
        }
        entries={[
          { name: 'rename', label: t('savedViews.rename'), onClick: on.rename },
          { name: 'delete', label: t('action.delete'), onClick: on.remove },
        ]}
      />
    </Box>
  );
};
