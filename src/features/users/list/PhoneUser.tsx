import MoreVert from '@mui/icons-material/MoreVert';
import { Chip, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { PhoneCell } from '../../../ui/table/TableParts';
import { EmailText } from './EmailText';

interface PhoneUserProps {
  user: UserRecord;
  isCreated: boolean;
  /** Of the router, for the links. */
  state: unknown;
  /** Missing where the user may not be deleted. */
  onDelete: ((user: UserRecord) => void) | undefined;
}

export const phoneUserCells = {
  '& small': { color: 'text.secondary', typography: 'caption' },
  '& small[data-active=false]': { color: 'error.main' },
} as const;

/** A user in the two lines of a phone; what may be done is in a menu. */
export const PhoneUser = ({ user, isCreated, state, onDelete }: PhoneUserProps) => {
  const t = useTranslate();
  const { id, email, is_active, is_superuser, is_staff } = user;
  const role = is_superuser ? 'is_superuser' : 'is_staff';
  return (
    <PhoneCell
      lines={[
        <Fragment key="name">
          <strong>
            <bdi>{displayName(user)}</bdi>
          </strong>
          {isCreated && <Chip size="small" color="success" label={t('users.created')} />}
          <small data-active={Boolean(is_active)}>
            {t(`users.filters.${String(Boolean(is_active))}.is_active`)}
          </small>
          {(is_superuser || is_staff) && <small>{t(`users.filters.true.${role}`)}</small>}
        </Fragment>,
        <Link key="email" to={paths.userDetails(id)} state={state}>
          <EmailText email={email} />
        </Link>,
      ]}
      end={
        <MenuButton label={t('users.table.actionsOf', { email })} face={<MoreVert />}>
          {(close) => [
            <MenuItem key="view" component={Link} to={paths.userDetails(id)} state={state} onClick={close}>
              {t('users.table.open')}
            </MenuItem>,
            onDelete && (
              <MenuItem key="delete" onClick={() => (close(), onDelete(user))}>
                {t('action.delete')}
              </MenuItem>
            ),
          ]}
        </MenuButton>
      }
    />
  );
};
