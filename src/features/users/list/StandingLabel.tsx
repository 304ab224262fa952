import { Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { UserStanding } from '../../../model/managedUser';

const colours = {
  activeLoggedIn: 'success',
  activeNotLoggedIn: 'info',
  inactiveLoggedIn: 'warning',
  inactiveNotLoggedIn: 'error',
} as const satisfies Record<UserStanding, string>;

/** Whether a user is active and has ever logged in. */
export const StandingLabel = ({ standing }: { standing: UserStanding }) => {
  const t = useTranslate();
  return (
    <Chip size="small" variant="outlined" color={colours[standing]} label={t(`users.standing.${standing}`)} />
  );
};
