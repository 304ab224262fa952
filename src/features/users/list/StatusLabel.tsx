import { Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { UserStatus } from '../../../model/users/userRecord';

const colours = {
  activeLoggedIn: 'success',
  activeNotLoggedIn: 'info',
  inactiveLoggedIn: 'warning',
  inactiveNotLoggedIn: 'error',
} as const satisfies Record<UserStatus, string>;

/** Whether a user is active and has ever logged in. */
export const StatusLabel = ({ status }: { status: UserStatus }) => {
  const t = useTranslate();
  return (
    <Chip size="small" variant="outlined" color={colours[status]} label={t(`users.statuses.${status}`)} />
  );
};
