import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import MarkReadIcon from '@mui/icons-material/MarkEmailReadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import type { MediaFolder } from '../../model/media-library-folder/media';
import type { Notification } from '../../model/notification/notification';
import { useNotificationActions } from '../../features/notification/useActions';
import { useEndSessions } from '../../features/sessions/useSessions';
import { paths } from '../../paths';
import type { PaletteEntry } from '../../features/palette/entries';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface CommandData {
  folders: readonly MediaFolder[];
  notifications: readonly Notification[];
}

/** Daily tasks that need no screen of their own, and the dialog of the one that asks first. */
export const useCommands = ({ folders, notifications }: CommandData, onDone: () => void) => {
  const t = useTranslate();
  const data = useData();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyError = useNotifyError({ countsInToast: true });
  const userId = useUser()?.user_id ?? 0;
  const { toggle } = useNotificationActions();
  const { endAll } = useEndSessions(userId);
  const [isAsking, setAsking] = useState(false);
  const unread = notifications.filter(({ is_read }) => !is_read);
  const logoutOthers = async () => {
    try {
      const { others } = await data.activeSessions(userId);
      if (others.length > 0) await endAll(others.map((session) => session.user_activate_session_id));
      else notify('palette.noOtherSessions');
    } catch (error) {
      notifyError('loadSessions', error);
    }
  };
  const entries: PaletteEntry[] = [
    ...(unread.length > 0
      ? [
          {
            id: 'markAllRead',
            group: 'actions' as const,
            label: t('palette.markAllRead'),
            detail: t('notification.title'),
            Icon: MarkReadIcon,
            run: () => void toggle(unread, true),
          },
        ]
      : []),
    {
      id: 'logoutOthers',
      group: 'actions',
      label: t('sessions.logoutAll'),
      detail: t('profile.tab.sessions'),
      Icon: DevicesIcon,
      run: () => {
        setAsking(true);
        return false;
      },
    },
    ...folders.map(({ id, name }): PaletteEntry => ({
      id: `upload:${id}`,
      group: 'actions',
      label: t('palette.upload', { folder: name ?? t('mediaLibraryFolder.unnamed') }),
      Icon: UploadIcon,
      run: () => void navigate(paths.folder(id, name ?? ''), { state: { upload: true } }),
    })),
  ];
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      type="danger"
      title="sessions.logoutOthers.title"
      message="sessions.logoutOthers.text"
      confirm="sessions.logoutAll"
      onConfirm={() => logoutOthers().finally(onDone)}
      onCancel={() => setAsking(false)}
    />
  );
  return { entries, dialog };
};
