import Delete from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Chip, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../../auth/useAuth';
import { dateTimeText } from '../../../model/time';
import { displayName, fullName, initials } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { tooltip } from '../../../ui/page/SharedTooltip';
import { UserAvatar } from '../../../ui/pictures/UserAvatar';
import { lines, visuallyHidden } from '../../../ui/styles';
import { PhoneCell } from '../../../ui/table/TableParts';
import type { TableColumn } from '../../../ui/table/tableStyles';

type Column = Omit<TableColumn<UserRecord>, 'label'>;

interface UserColumnsParams {
  state: unknown;
  createdId: number | null;
  onDelete: (user: UserRecord) => void;
}

const userLink = {
  color: 'primary.main',
  fontWeight: 500,
  ...lines(4),
  display: '-webkit-inline-box',
  // One long address leaves the other columns their width.
  maxWidth: '22rem',
  '&:not(:hover)': { textDecoration: 'none' },
} as const;

const clampedCells = { '& > bdi': { minWidth: 92, ...lines(3) } };

const dateCells = { '&:is(td)': { whiteSpace: 'nowrap' } } as const;

const flagCells = {
  '& > div': { position: 'relative' },
  '& [aria-hidden]': { color: 'success.main', fontSize: '1.25rem', lineHeight: 1, fontWeight: 700 },
  '& div > :not([aria-hidden])': visuallyHidden,
} as const;

export const useUserColumns = ({ state, createdId, onDelete }: UserColumnsParams) => {
  const t = useTranslate();
  const mayDelete = useAuth().may('users.delete');
  return useMemo(() => {
    const onDeleteIfAllowed = mayDelete ? onDelete : undefined;
    const phoneColumn: TableColumn<UserRecord> = {
      source: 'email',
      label: t('users.table.email'),
      sortBy: 'email',
      render: (user) => (
        <PhoneUser user={user} isCreated={user.id === createdId} state={state} onDelete={onDeleteIfAllowed} />
      ),
      sx: { ...phoneUserCells, '& a': { ...userLink, fontSize: '0.8125rem' } },
    };
    return { columns: columnsOf(t, { state, createdId, onDelete: onDeleteIfAllowed }), phoneColumn };
  }, [t, state, createdId, onDelete, mayDelete]);
};

interface ColumnsParams extends Omit<UserColumnsParams, 'onDelete'> {
  /** Missing where users may not be deleted. */
  onDelete: UserColumnsParams['onDelete'] | undefined;
}

const columnsOf = (
  t: ReturnType<typeof useTranslate>,
  { state, createdId, onDelete }: ColumnsParams,
): TableColumn<UserRecord>[] => {
  const flag = (name: 'is_active' | 'is_superuser' | 'is_staff'): Column => ({
    source: name,
    sortBy: name,
    hideAt: name === 'is_active' ? 959 : 1280,
    render: (user) => (
      <div>
        {user[name] && <span aria-hidden>✓</span>}
        <span>{t(user[name] ? 'users.yes' : 'users.no')}</span>
      </div>
    ),
    sx: flagCells,
  });
  const columns: Column[] = [
    {
      source: 'picture',
      render: (user) => <UserAvatar picture={user.picture_url} letters={initials(user)} />,
    },
    {
      source: 'email',
      sortBy: 'email',
      render: (user) => (
        <>
          <Link to={paths.userDetails(user.id)} state={state}>
            <EmailText email={user.email} />
          </Link>
          {user.id === createdId && <Chip size="small" color="success" label={t('users.created')} />}
        </>
      ),
      sx: { '& > a': { ...userLink, marginInlineEnd: 2, '@media (min-width: 960px)': { minWidth: 112 } } },
    },
    {
      source: 'name',
      sortBy: 'first_name',
      render: (user) => <bdi>{fullName(user)}</bdi>,
      sx: clampedCells,
    },
    {
      source: 'title',
      sortBy: 'title',
      hideAt: 959,
      render: ({ title }) => <bdi>{title || t('users.defaultTitle')}</bdi>,
      sx: clampedCells,
    },
    {
      source: 'date_joined',
      sortBy: 'date_joined',
      hideAt: 1280,
      render: ({ date_joined }) => dateTimeText(date_joined, 'day'),
      sx: dateCells,
    },
    {
      source: 'last_login',
      sortBy: 'last_login',
      hideAt: 959,
      render: ({ last_login }) => dateTimeText(last_login, 'minute') || t('users.never'),
      sx: dateCells,
    },
    flag('is_active'),
    flag('is_superuser'),
    flag('is_staff'),
    {
      source: 'actions',
      hasControls: true,
      render: (user) => (
        <div>
          <Link
            className="icon-button"
            to={paths.userDetails(user.id)}
            state={state}
            {...tooltip(t('users.table.view', { email: user.email }))}
          >
            <Visibility fontSize="small" />
          </Link>
          {onDelete && (
            <button
              type="button"
              className="icon-button danger"
              {...tooltip(t('users.table.delete', { email: user.email }))}
              onClick={() => onDelete(user)}
            >
              <Delete fontSize="small" />
            </button>
          )}
        </div>
      ),
      sx: { '& > div': { display: 'flex' } },
    },
  ];
  return columns.map((column) => ({ ...column, label: t(`users.table.${column.source}`) }));
};

/** In a narrow column the address wraps before the @. */
const EmailText = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </>
  );
};

interface PhoneUserProps {
  user: UserRecord;
  isCreated: boolean;
  /** Of the router, for the links. */
  state: unknown;
  /** Missing where the user may not be deleted. */
  onDelete: ((user: UserRecord) => void) | undefined;
}

const phoneUserCells = {
  '& small': { color: 'text.secondary', typography: 'caption' },
  '& small[data-active=false]': { color: 'error.main' },
} as const;

/** A user in the two lines of a phone; what may be done is in a menu. */
const PhoneUser = ({ user, isCreated, state, onDelete }: PhoneUserProps) => {
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
