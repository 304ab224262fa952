import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Chip, IconButton, Link as MuiLink, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { dateTimeText } from '../../../model/time';
import { initials } from '../../../model/users/user';
import { fullName, type UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { Avatar } from '../../../ui/layout/Avatar';
import { lines } from '../../../ui/layout/linkCard';
import type { TableColumn } from '../../../ui/table/tableColumn';

type Column = Omit<TableColumn<UserRecord>, 'label'>;

interface UserColumnsParams {
  state: unknown;
  createdId: number | null;
  onDelete: ((user: UserRecord) => void) | null;
}

const nowrapped = (text: string) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {text}
  </Box>
);

const words = (text: string) => (
  <Box component="span" sx={{ minWidth: 92, ...lines(3) }}>
    {text}
  </Box>
);

export const useUserColumns = ({
  state,
  createdId,
  onDelete,
}: UserColumnsParams): TableColumn<UserRecord>[] => {
  const t = useTranslate();
  const flag = (name: 'is_active' | 'is_superuser' | 'is_staff'): Column => ({
    source: name,
    sortBy: name,
    hideAt: name === 'is_active' ? 959 : 1280,
    render: (user) => (
      <Chip
        size="small"
        variant="outlined"
        color={user[name] ? 'success' : 'default'}
        label={t(user[name] ? 'users.yes' : 'users.no')}
      />
    ),
  });
  const columns: Column[] = [
    {
      source: 'picture',
      hideAt: 599,
      render: (user) => <Avatar picture={user.picture_url} letters={initials(user)} />,
    },
    {
      source: 'email',
      sortBy: 'email',
      render: (user) => (
        <>
          <MuiLink
            component={Link}
            to={paths.userDetails(user.id)}
            state={state}
            sx={{ fontWeight: 500, overflowWrap: 'break-word' }}
          >
            <EmailText email={user.email} />
          </MuiLink>
          {user.id === createdId && (
            <Chip size="small" color="success" label={t('users.created')} sx={{ ml: 2 }} />
          )}
        </>
      ),
    },
    {
      source: 'name',
      sortBy: 'first_name',
      hideAt: 599,
      render: (user) => words(fullName(user)),
    },
    {
      source: 'title',
      sortBy: 'title',
      hideAt: 959,
      render: ({ title }) => words(title || t('users.defaultTitle')),
    },
    {
      source: 'date_joined',
      sortBy: 'date_joined',
      hideAt: 1280,
      render: ({ date_joined }) => nowrapped(dateTimeText(date_joined).slice(0, 10)),
    },
    {
      source: 'last_login',
      sortBy: 'last_login',
      hideAt: 959,
      render: ({ last_login }) => nowrapped(dateTimeText(last_login).slice(0, -3) || t('users.never')),
    },
    flag('is_active'),
    flag('is_superuser'),
    flag('is_staff'),
    {
      source: 'actions',
      isQuiet: true,
      render: (user) => (
        <Box sx={{ display: 'flex', whiteSpace: 'nowrap' }}>
          <Tooltip title={t('users.table.view', { email: user.email })}>
            <IconButton
              component={Link}
              to={paths.userDetails(user.id)}
              state={state}
              size="small"
              aria-label={t('users.table.view', { email: user.email })}
            >
              <Visibility fontSize="small" />
            </IconButton>
          </Tooltip>
          {onDelete && (
            <Tooltip title={t('users.table.delete', { email: user.email })}>
              <IconButton
                size="small"
                color="error"
                aria-label={t('users.table.delete', { email: user.email })}
                onClick={() => onDelete(user)}
              >
                <DeleteOutline fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      ),
    },
  ];
  return columns.map((column) => ({ ...column, label: t(`users.table.${column.source}`) }));
};

/** An address that breaks before its @ where it has to, so that a narrow column cuts no word. */
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
