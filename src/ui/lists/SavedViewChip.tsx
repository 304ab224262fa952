import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MenuButton } from '../menus/MenuButton';
import type { SavedView } from './savedViews';

interface SavedViewChipProps {
  view: SavedView;
  isShown: boolean;
  actions: Record<'show' | 'rename' | 'remove', () => void>;
}

export const SavedViewChip = ({ view: { name }, isShown, actions }: SavedViewChipProps) => {
  const t = useTranslate();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%' }}>
      <Chip
        data-view={name}
        label={name}
        color={isShown ? 'primary' : 'default'}
        aria-pressed={isShown}
        onClick={actions.show}
        sx={{ minWidth: 0 }}
      />
      <MenuButton
        label={t('savedViews.actions', { name })}
        icon={<MoreVert fontSize="small" />}
        header={
          <Typography variant="body2" color="textSecondary" sx={{ px: 4, pt: 2 }}>
            {t('savedViews.where')}
          </Typography>
        }
        entries={[
          { name: 'rename', label: t('savedViews.rename'), onClick: actions.rename },
          { name: 'delete', label: t('action.delete'), onClick: actions.remove },
        ]}
      />
    </Box>
  );
};
