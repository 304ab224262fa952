import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Notification } from '../../model/notification/notification';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { SelectionBar } from '../../ui/lists/SelectionBar';
import type { Actions } from './useActions';

interface NotificationSelectionBarProps {
  selected: readonly Notification[];
  running: Actions['running'];
  onMark: () => void;
  onDelete: () => void;
  onClear: () => void;
}

export const NotificationSelectionBar = (props: NotificationSelectionBarProps) => {
  const { selected, running, onMark, onDelete, onClear } = props;
  const t = useTranslate();
  const hasUnread = selected.some(({ is_read }) => !is_read);
  return (
    <SelectionBar
      isShown={selected.length > 0}
      title={t('notification.selected', { smart_count: selected.length })}
      isBusy={running !== null}
      onClear={onClear}
    >
      {(hasUnread || running === 'mark') && (
        // A disabled button would lose the focus.
        <Button
          size="small"
          aria-disabled={running !== null}
          aria-busy={running === 'mark'}
          onClick={() => running ?? onMark()}
        >
          <BusyLabel
            label={t('notification.markSelected')}
            busyLabel={t('notification.marking')}
            busy={running === 'mark'}
          />
        </Button>
      )}
      <Button size="small" color="error" disabled={running !== null} onClick={onDelete}>
        {t('notification.deleteSelected')}
      </Button>
    </SelectionBar>
  );
};
