import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box, Button, LinearProgress, MenuItem, Typography } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { Toolbar } from '../../../ui/layout/Toolbar';
import { useUsersChanged } from '../usersCache';
import { MenuButton } from '../../../ui/layout/MenuButton';
import type { UserExport } from './useUserExport';

export const ExportButtons = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  const { selectedIds, total = 0 } = useListContext();
  const usersChanged = useUsersChanged();
  const isFetching = useIsFetching({ queryKey: ['users'] });
  const isBusy = exporting.progress !== null;
  return (
    <Toolbar
      isRefreshing={isFetching > 0}
      onRefresh={() => void usersChanged()}
      exporting={{ label: t('users.export'), disabled: isBusy, onClick: exporting.page }}
    >
      <MenuButton label={t('users.exports.more')} face={<ArrowDropDown />}>
        {(close) => {
          const then = (act: () => unknown) => () => {
            close();
            void act();
          };
          return [
            <MenuItem key="page" disabled={isBusy} onClick={then(exporting.page)}>
              {t('users.exports.page')}
            </MenuItem>,
            <MenuItem
              key="selected"
              disabled={isBusy || selectedIds.length === 0}
              onClick={then(exporting.selected)}
            >
              {t('users.exports.selected', { count: selectedIds.length })}
            </MenuItem>,
            <MenuItem key="matching" disabled={isBusy} onClick={then(exporting.matching)}>
              {t('users.exports.matching', { count: total })}
            </MenuItem>,
          ];
        }}
      </MenuButton>
    </Toolbar>
  );
};

export const ExportProgress = ({ exporting: { progress, cancel } }: { exporting: UserExport }) => {
  const t = useTranslate();
  if (!progress) return null;
  const label = t('users.exports.progress', { ...progress });
  const percent = progress.total > 0 ? Math.min(100, (progress.done / progress.total) * 100) : 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" component="output" sx={{ display: 'block', mb: 1 }}>
          {label}
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={label} />
      </Box>
      <Button onClick={cancel}>{t('action.cancel')}</Button>
    </Box>
  );
};
