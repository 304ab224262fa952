import { Box, Button } from '@mui/material';
import { type TranslateFunction, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAuth, useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { lazyPart, pickExport } from '../../../ui/loading/lazyCode';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { useCopy } from '../../../ui/useCopy';
import { mayActivate, mayChange } from '../account/userForms';
import type { AccountAction } from '../acts/AccountActionDialog';
import type { ListLocation } from '../list/listLocation';

const AccountActionDialog = lazyPart(() =>
  import('../acts/AccountActionDialog').then(pickExport('AccountActionDialog')),
);

export type DataDialog = 'import' | 'export';

export interface UserActionsProps {
  user: UserRecord;
  listLocation: ListLocation | null;
  onServices: () => void;
  /** Opens the import or export dialog, whose buttons are below the tabs on phones. */
  onData: ((dialog: DataDialog) => void) | undefined;
}

export const UserActions = ({ user, listLocation, onServices, onData }: UserActionsProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const me = useUser();
  const copy = useCopy('userPages.summary.copied', 'userPages.summary.copyFailed');
  const [action, setAction] = useState<AccountAction | null>(null);
  const close = () => setAction(null);
  const mayInspect = auth.may('users.inspect');
  const isOther = me?.user_id !== user.user_id;
  // A backend that does not report the factor may still reset it.
  const mayReset = auth.may('users.resetFactor') && isOther && user.mfa_type !== 'email';
  const mayTurn = auth.may('users.edit') && isOther && mayActivate(me, user);
  const entry = (label: string, onClick: () => void) => ({ name: label, label, onClick });
  const act = (name: AccountAction, label: string) => entry(t(label), () => setAction(name));
  const copyEntry = (text: string, value: string) =>
    entry(t('userPages.summary.copy', { text }), () => void copy(value));
  const turn = user.is_active ? 'deactivate' : 'activate';
  return (
    <Box sx={actionStyle}>
      {mayInspect && (
        <Button variant="outlined" onClick={onServices}>
          {t('userPages.summary.services')}
        </Button>
      )}
      <MenuButton
        label={t('userPages.summary.more')}
        entries={[
          act('sendPasswordLink', 'users.account.sendPasswordLink.label'),
          mayInspect && act('endSessions', 'users.bulk.endSessions.label'),
          mayReset && act('resetFactor', 'users.account.resetFactor.label'),
          mayTurn && act(turn, `users.bulk.${turn}.label`),
          mayChange(me, user) && {
            name: 'edit',
            label: t('userPages.details.editPage'),
            to: paths.userEdit(user.user_id),
            props: { state: { from: paths.userDetails(user.user_id), state: listLocation, user } },
          },
          copyEntry(user.email, user.email),
          copyEntry(getIdText(user, t), String(user.user_id)),
        ]}
      />
      {onData && <DataButtons onOpen={onData} />}
      {action && <AccountActionDialog user={user} action={action} onClose={close} onDone={close} />}
    </Box>
  );
};

const actionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexGrow: { xs: 1, sm: 0 },
  '& > button': { flexGrow: { xs: 1, sm: 0 } },
} as const;

export const getIdText = ({ user_id }: UserRecord, t: TranslateFunction) =>
  t('userPages.summary.id', { id: String(user_id) });

export const DataButtons = ({ onOpen }: { onOpen: (dialog: DataDialog) => void }) => {
  const t = useTranslate();
  return (
    <div>
      {(['import', 'export'] as const).map((name) => (
        <Button
          key={name}
          size="small"
          color="inherit"
          sx={{ color: 'text.secondary' }}
          onClick={() => onOpen(name)}
        >
          {t(`userPages.${name}.title`)}
        </Button>
      ))}
    </div>
  );
};
