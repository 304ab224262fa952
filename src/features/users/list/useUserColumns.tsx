import Delete from '@mui/icons-material/DeleteOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../../auth/useAuth';
import { dateTimeText } from '../../../model/time';
import { fullName, initials } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { UserAvatar } from '../../../ui/pictures/UserAvatar';
import { tooltip } from '../../../ui/page/SharedTooltip';
import { lines, visuallyHidden } from '../../../ui/styles';
import { EmailText } from './EmailText';
import { PhoneUser, phoneUserCells } from './PhoneUser';
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
