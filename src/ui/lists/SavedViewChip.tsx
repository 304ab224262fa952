import HomeIcon from '@mui/icons-material/HomeOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Chip, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MenuButton } from '../menus/MenuButton';
import { hint } from '../page/SharedTooltip';
import type { SavedView } from './savedViews';

interface SavedViewChipProps {
  view: SavedView;
  isShown: boolean;
  /** Something else is shown, which is not saved. */
  mayReplace: boolean;
  on: Record<'show' | 'start' | 'replace' | 'rename' | 'copy' | 'remove', () => void>;
}

export const SavedViewChip = ({ view, isShown, mayReplace, on }: SavedViewChipProps) => {
  const t = useTranslate();
  const { name, isStart = false } = view;
  const items = [
    { label: isStart ? 'savedViews.notStart' : 'savedViews.start', run: on.start },
    ...(mayReplace ? [{ label: 'savedViews.replace', run: on.replace }] : []),
    { label: 'savedViews.rename', run: on.rename },
    { label: 'savedViews.copy', run: on.copy },
    { label: 'action.delete', run: on.remove },
  ];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%' }}>
      <Chip
        data-view={name}
        label={name}
        {...(isStart
          ? { icon: <HomeIcon aria-hidden fontSize="small" />, ...hint(t('savedViews.isStart')) }
          : {})}
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
      >
        {(close) =>
          items.map(({ label, run }) => (
            <MenuItem
              key={label}
              onClick={() => {
                close();
                run();
              }}
            >
              {t(label)}
            </MenuItem>
          ))
        }
      </MenuButton>
    </Box>
  );
};
