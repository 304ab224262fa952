import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button, MenuItem } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { DataToolbar } from '../../../ui/lists/DataToolbar';
import { ResultNote } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { useUsersChanged } from '../usersCache';
import type { UserExport } from './useUserExport';

export const ExportButtons = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  const { selectedIds, total = 0 } = useListContext();
  const usersChanged = useUsersChanged();
  const isFetching = useIsFetching({ queryKey: ['users'] });
  const isBusy = exporting.progress !== null;
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

export const ExportProgress = ({ exporting: { progress, cancel } }: { exporting: UserExport }) =>
  progress && <TaskProgress progress={progress} label="users.exports.progress" onStop={cancel} />;

/** Besides another try, the loaded users can be saved or dropped. */
export const StoppedExport = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  const { partial, savePartial, dropPartial } = exporting;
  if (!partial) return null;
  const { users, total, reason, retry } = partial;
  const missing = t('users.exports.missing', { smart_count: total - users.length, total });
  return (
    <ResultNote
      severity="warning"
      sentence={reason === null ? missing : `${t('users.exports.failed', { reason })} ${missing}`}
      actions={
        <>
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
        </>
      }
    />
  );
};
