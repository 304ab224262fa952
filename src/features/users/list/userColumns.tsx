import Delete from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Chip, Typography } from '@mui/material';
import { type TranslateFunction, useListContext, useStore, useTranslate } from 'ra-core';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../../auth/useAuth';
import { dateTimeText, plainDateTime } from '../../../model/time';
import { displayName, fullName, initials } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { tooltip, truncatedText } from '../../../ui/page/SharedTooltip';
import { UserAvatar } from '../../../ui/pictures/UserAvatar';
import { lineClamp, visuallyHidden } from '../../../ui/styles';
import { ColumnsButton } from '../../../ui/table/ColumnsButton';
import { PhoneCell } from '../../../ui/table/TableParts';
import type { TableColumn } from '../../../ui/table/tableStyles';
import type { SheetColumn } from './saveSheet';

interface CellContext {
  t: TranslateFunction;
  /** Router state of the links. */
  state: unknown;
  createdId: number | null;
  /** Undefined if users may not be deleted. */
  onDelete: ((user: UserRecord) => void) | undefined;
}

interface Column extends Omit<TableColumn<UserRecord>, 'label' | 'render'> {
  render: (user: UserRecord, context: CellContext) => ReactNode;
  /** In files, which have only the columns with a text. */
  text?: (user: UserRecord, t: TranslateFunction) => string;
}

export const columnsKey = 'preferences.users.hiddenColumns';

export const UserColumnsButton = () => {
  const t = useTranslate();
  const named = columns.map((column) => ({ ...column, label: t(`users.table.${column.source}`) }));
  return <ColumnsButton columns={named} storeKey={columnsKey} />;
};

/** Says the order where its column is hidden, by choice or by the width of the window. */
export const SortNote = () => {
  const t = useTranslate();
  const { data, sort } = useListContext();
  const [hiddenColumns] = useStore<string[]>(columnsKey, []);
  const column = columns.find(({ sortBy }) => sortBy === sort.field);
  if (!column || !data) return null;
  const { source, hideAt = phoneWidth } = column;
  const by = t('users.sorted.by', { column: t(`users.table.${source}`) });
  const isHidden = hiddenColumns.includes(source);
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={isHidden ? {} : { display: 'none', [`@media (max-width: ${hideAt}px)`]: { display: 'block' } }}
    >
      · {t(`users.sorted.${sort.field}.${sort.order}`, { _: by })}
    </Typography>
  );
};

/** Up to this width in px the table shows one column for all. */
const phoneWidth = 599;

export const useUserColumns = ({ state, createdId, onDelete }: Omit<CellContext, 't'>) => {
  const t = useTranslate();
  const mayDelete = useAuth().may('users.delete');
  return useMemo(() => {
    const context = { t, state, createdId, onDelete: mayDelete ? onDelete : undefined };
    const renderInContext = ({ render, ...column }: Column): TableColumn<UserRecord> => ({
      ...column,
      label: t(`users.table.${column.source}`),
      render: (user) => render(user, context),
    });
    return { columns: columns.map(renderInContext), phoneColumn: renderInContext(phoneColumn) };
  }, [t, state, createdId, onDelete, mayDelete]);
};

/** Names of another direction begin at the edge of their column too, by the keyword of each browser. */
const twoLinesStyle = {
  ...lineClamp(2),
  textAlign: '-webkit-match-parent',
  '&&': { textAlign: 'match-parent' },
};

const userLinkStyle = {
  ...twoLinesStyle,
  // Wraps before the @ if possible.
  textWrap: 'balance',
  color: 'primary.main',
  fontWeight: 500,
  '&:not(:hover)': { textDecoration: 'none' },
};

const createDateColumn = (
  name: 'date_joined' | 'last_login',
  precision: 'day' | 'minute',
  hideAt: number,
  width: number,
): Column => ({
  source: name,
  sortBy: name,
  hideAt,
  render: (user, { t }) => dateTimeText(user[name], precision) || t('users.never'),
  text: (user, t) => plainDateTime(user[name]) || t('users.never'),
  sx: { width, fontVariantNumeric: 'tabular-nums', '&:is(td)': { whiteSpace: 'nowrap' } },
});

const flagCellStyle = {
  width: 100,
  px: 1,
  textAlign: 'center',
  '& > button': { textAlign: 'center' },
  '& > div': { position: 'relative' },
  '& [aria-hidden]': { color: 'success.main', fontSize: '1.25rem', lineHeight: 1, fontWeight: 700 },
  '& div > :not([aria-hidden])': visuallyHidden,
} as const;

export const yesNo = (t: TranslateFunction, isOn: boolean | undefined): string =>
  t(isOn ? 'users.yes' : 'users.no');

const renderFlag = (isOn: boolean | undefined, { t }: CellContext) => (
  <div>
    {isOn && <span aria-hidden>✓</span>}
    <span>{yesNo(t, isOn)}</span>
  </div>
);

const createRoleColumn = (name: 'is_superuser' | 'is_staff' | 'is_verified'): Column => ({
  source: name,
  sortBy: name,
  hideAt: 1280,
  render: (user, context) => renderFlag(user[name], context),
  text: (user, t) => yesNo(t, user[name]),
  sx: flagCellStyle,
});

const titleOf = ({ title }: UserRecord, t: TranslateFunction): string => title || t('users.defaultTitle');

const columns: readonly Column[] = [
  {
    source: 'picture',
    isLabelHidden: true,
    render: (user) => (
      <UserAvatar picture={user.picture_url} initials={initials(user)} name={displayName(user)} />
    ),
    sx: { width: 100 },
  },
  {
    source: 'email',
    sortBy: 'email',
    render: ({ id, email }, { t, state, createdId }) => {
      const link = (
        <Link to={paths.userDetails(id)} state={state} {...truncatedText(email)}>
          <EmailText email={email} />
        </Link>
      );
      if (id !== createdId) return link;
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {link}
          <Chip size="small" color="success" label={t('users.created')} />
        </Box>
      );
    },
    text: ({ email }) => email,
    sx: { minWidth: { xs: 100, md: 160 }, '& a': userLinkStyle },
  },
  {
    source: 'name',
    sortBy: 'first_name',
    render: (user) => <bdi data-active={Boolean(user.is_active)}>{fullName(user)}</bdi>,
    text: fullName,
    sx: {
      // One line keeps the head low.
      '& > button': { whiteSpace: 'nowrap' },
      '& > bdi': twoLinesStyle,
      '& > [data-active=false]': { color: 'text.secondary' },
    },
  },
  {
    source: 'title',
    sortBy: 'title',
    hideAt: 959,
    render: (user, { t }) => <bdi>{titleOf(user, t)}</bdi>,
    text: titleOf,
    sx: { '& > bdi': twoLinesStyle },
  },
  createDateColumn('date_joined', 'day', 1280, 136),
  createDateColumn('last_login', 'minute', 959, 152),
  {
    source: 'is_active',
    sortBy: 'is_active',
    render: ({ is_active }, context) =>
      is_active ? renderFlag(true, context) : <strong>{context.t('users.filters.false.is_active')}</strong>,
    text: ({ is_active }, t) => yesNo(t, is_active),
    sx: { ...flagCellStyle, '& strong': { color: 'error.main', typography: 'caption', fontWeight: 500 } },
  },
  createRoleColumn('is_superuser'),
  createRoleColumn('is_staff'),
  {
    source: 'actions',
    hasControls: true,
    render: (user, { t, state, onDelete }) => (
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
    sx: { width: 100, '& > div': { display: 'flex' } },
  },
];

/** Columns of a file, all by default. */
export const getSheetColumns = (t: TranslateFunction, names?: readonly string[]) =>
  columns.flatMap(({ source, text }): SheetColumn<UserRecord>[] =>
    text && (names?.includes(source) ?? true) ? [[t(`users.table.${source}`), (user) => text(user, t)]] : [],
  );

/** Fields by which the list can be sorted. */
export const sortFields = new Set(columns.map(({ sortBy }) => sortBy));

/** Wraps an address before @ or a dot in narrow columns. */
const EmailText = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts may be equal and keep their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** User in two lines on phones, with the actions in a menu. */
const phoneColumn: Column = {
  source: 'email',
  sortBy: 'email',
  render: (user, { t, state, createdId, onDelete }) => {
    const { id, email, is_active, is_superuser, is_staff } = user;
    const role = is_superuser ? 'is_superuser' : 'is_staff';
    return (
      <PhoneCell
        lines={[
          <Fragment key="name">
            <strong>
              <bdi>{displayName(user)}</bdi>
            </strong>
            {id === createdId && <Chip size="small" color="success" label={t('users.created')} />}
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
          <MenuButton
            label={t('users.table.actionsOf', { email })}
            icon={<MoreVert />}
            entries={[
              { name: 'view', label: t('users.table.open'), to: paths.userDetails(id), props: { state } },
              onDelete && { name: 'delete', label: t('action.delete'), onClick: () => onDelete(user) },
            ]}
          />
        }
      />
    );
  },
  sx: {
    '& a': { ...userLinkStyle, fontSize: '0.8125rem' },
    '& small': { color: 'text.secondary', typography: 'caption' },
    '& small[data-active=false]': { color: 'error.main' },
  },
};
