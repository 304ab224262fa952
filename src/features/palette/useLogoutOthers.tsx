import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useEndSessions } from '../sessions/useSessions';
import type { PaletteEntry } from './entries';

/** Ends the user's other sessions, after a question. */
export const useLogoutOthers = (onDone: () => void) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError({ countsInToast: true });
  const userId = useUser()?.user_id ?? 0;
  const { endAll } = useEndSessions(userId);
  const [isAsking, setAsking] = useState(false);
  const logoutOthers = async () => {
    try {
      const { others } = await data.activeSessions(userId);
      if (others.length > 0) await endAll(others.map((session) => session.user_activate_session_id));
      else notify('palette.noOtherSessions');
    } catch (error) {
      notifyError('loadSessions', error);
    }
  };
  const entry: PaletteEntry = {
    id: 'logoutOthers',
    group: 'actions',
    label: t('sessions.logoutAll'),
    detail: t('profile.tab.sessions'),
    Icon: DevicesIcon,
    run: () => {
      setAsking(true);
      return false;
    },
  };
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
  return { entry, dialog };
};
