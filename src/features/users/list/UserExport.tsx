import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Alert, Box, Button, LinearProgress, MenuItem, Typography } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { DataToolbar } from '../../../ui/lists/DataToolbar';
import { useUsersChanged } from '../usersCache';
import type { UserExport } from './useUserExport';

export const ExportButtons = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  const { selectedIds, total = 0 } = useListContext();
  const usersChanged = useUsersChanged();
  const isFetching = useIsFetching({ queryKey: ['users'] });
  const isBusy = exporting.isRunning;
  const counts = { page: null, selected: selectedIds.length, matching: total };
  return (
    <DataToolbar
      isRefreshing={isFetching > 0}
      onRefresh={() => void usersChanged()}
      exporting={{ label: t('users.export'), disabled: isBusy, onClick: exporting.page }}
    >
      <MenuButton label={t('users.exports.more')} face={<ArrowDropDown />}>
        {(close) =>
          (['page', 'selected', 'matching'] as const).map((which) => (
            <MenuItem
              key={which}
              disabled={isBusy || (which === 'selected' && selectedIds.length === 0)}
              onClick={() => {
                close();
                void exporting[which]();
              }}
            >
              {t(`users.exports.${which}`, { count: counts[which] })}
            </MenuItem>
          ))
        }
      </MenuButton>
    </DataToolbar>
  );
};

export const ExportProgress = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  if (!exporting.isRunning) return null;
  const { done, total, wait } = exporting.progress;
  const label = t('users.exports.progress', { done, total });
  const percent = total > 0 ? Math.min(100, (done / total) * 100) : 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" component="output" sx={{ display: 'block', mb: 1 }}>
          {label}
          {wait !== null && ` ${t('users.exports.waiting', { seconds: wait })}`}
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={label} />
      </Box>
      <Button onClick={exporting.cancel}>{t('action.cancel')}</Button>
    </Box>
  );
};

/** Besides another try, what has come can be saved or dropped. */
export const StoppedExport = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  const { partial, savePartial, dropPartial } = exporting;
  if (!partial) return null;
  const { users, total, reason, retry } = partial;
  return (
    <Alert severity="warning" variant="outlined">
      <div>
        {reason !== null && `${t('users.exports.failed', { reason })} `}
        {t('users.exports.missing', { smart_count: total - users.length, total })}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {users.length > 0 && (
          <Button color="inherit" variant="outlined" onClick={savePartial}>
            {t('users.exports.saveLoaded', { smart_count: users.length })}
          </Button>
        )}
        <Button color="inherit" onClick={retry}>
          {t('action.retry')}
        </Button>
        <Button color="inherit" onClick={dropPartial}>
          {t('action.close')}
        </Button>
      </Box>
    </Alert>
  );
};
