import Delete from '@mui/icons-material/DeleteOutlined';
import Done from '@mui/icons-material/Done';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Markunread from '@mui/icons-material/MarkunreadOutlined';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import type { Notification } from '../../model/notification/notification';
import { RowCheckbox, rowCheckboxes } from '../../ui/inputs/RowCheckbox';
import { iconButtons, outlinedChip } from '../../ui/lists/rowStyles';
import { visuallyHidden } from '../../ui/page/visuallyHidden';
import { createdTime } from './days';

export const rowId = (id: number) => `notification-${id}`;

export interface RowActions {
  select: (item: Notification, on: boolean) => void;
  toggle: (item: Notification) => void;
  remove: (item: Notification) => void;
  setCurrent: (item: Notification) => void;
}

interface NotificationRowProps {
  item: Notification;
  isSelected: boolean;
  actions: RowActions;
}

/** Plain elements styled by the list: MUI components make scrolling a long list slow. */
export const NotificationRow = memo(({ item, isSelected, actions }: NotificationRowProps) => {
  const t = useTranslate();
  const id = useId();
  const { title, is_read } = item;
  const name = (action: string) => t('notification.of', { action: t(action), title });
  const mark = `notification.${is_read ? 'markUnread' : 'markRead'}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only tracks the focus, for the list's shortcuts
    <article
      tabIndex={-1}
      aria-labelledby={id}
      id={rowId(item.id)}
      className={isSelected ? 'selected' : undefined}
      onFocus={() => actions.setCurrent(item)}
    >
      <RowCheckbox
        checked={isSelected}
        onChange={({ target }) => actions.select(item, target.checked)}
        aria-label={t('notification.select', { title })}
      />
      <div className="content">
        <div className="head">
          <h3 id={id} className={is_read ? undefined : 'unread'}>
            {!is_read && <span>{`${t('notification.isUnread')} `}</span>}
            {title}
          </h3>
          {item.service && <span className="service">{item.service}</span>}
        </div>
        <p>{item.message?.trim() ? item.message : t('notification.noMessage')}</p>
        <div className="foot">
          <time dateTime={item.created_at}>{t('notification.created', createdTime(item.created_at))}</time>
          {is_read && (
            <span>
              <Done sx={{ fontSize: 14 }} />
              {t('notification.isRead')}
            </span>
          )}
        </div>
        <OtherData data={item.other_data} />
      </div>
      <div className="actions">
        <button
          type="button"
          className="icon-button"
          aria-label={name(mark)}
          data-tooltip={t(mark)}
          onClick={() => actions.toggle(item)}
        >
          {is_read ? <Markunread fontSize="small" /> : <Drafts fontSize="small" />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={name('action.delete')}
          data-tooltip={t('action.delete')}
          onClick={() => actions.remove(item)}
        >
          <Delete fontSize="small" />
        </button>
      </div>
    </article>
  );
});

const deviceFields = ['Device', 'Browser', 'Device Type'] as const;

const OtherData = ({ data }: { data: Notification['other_data'] }) => {
  const t = useTranslate();
  const fields = [
    { name: 'ip', value: data?.ip },
    ...deviceFields.map((name) => ({ name, value: data?.device_info?.[name] })),
  ].filter(({ value }) => value);
  if (fields.length === 0) return null;
  return (
    <dl aria-label={t('notification.other.label')}>
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>{`${t(`notification.other.${name}`)}:`}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const flexWrap = { display: 'flex', flexWrap: 'wrap' } as const;

export const rowStyles: SxProps<Theme> = (theme) => ({
  '& article': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 2,
    px: { xs: 1, sm: 3 },
    py: 3,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
    '&:focus': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
    '&.selected': {
      borderColor: 'primary.main',
      boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
    },
    '& > .row-checkbox': { width: 42, height: 42, '&::before': { scale: '1' } },
  },
  '& .day': { display: 'flex', alignItems: 'center', gap: 3, pt: 4, pb: 1, pl: { xs: 1, sm: 3 } },
  '& h2': { typography: 'h2', fontSize: '1rem', minWidth: 0, m: 0 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    ml: 'auto',
    mr: { xs: 1, sm: 3 },
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    typography: 'body2',
    color: 'text.secondary',
  },
  ...iconButtons,
  ...rowCheckboxes,
  '& .actions > .icon-button': { p: 2 },
  '& .content': { minWidth: 0, py: 2 },
  '& .head': { ...flexWrap, alignItems: 'center', columnGap: 2, rowGap: 1 },
  '& h3': {
    typography: 'h3',
    position: 'relative',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    minWidth: 0,
    m: 0,
    '&.unread': { fontWeight: 700, pl: 4 },
    '&.unread::before': {
      content: '""',
      position: 'absolute',
      top: '0.75em',
      left: 0,
      translate: '0 -50%',
      width: 8,
      height: 8,
      borderRadius: '50%',
      bgcolor: 'primary.main',
    },
    '& > span': visuallyHidden,
  },
  '& .service': {
    ...outlinedChip(theme),
    display: 'block',
    lineHeight: '22px',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& p': {
    typography: 'body2',
    color: 'text.secondary',
    m: 0,
    mt: 1,
    maxWidth: '68ch',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& .foot': { ...flexWrap, columnGap: 3, mt: 1, typography: 'caption' },
  '& .foot time, & dt': { color: 'text.secondary' },
  '& .foot span': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '& .actions': { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignSelf: 'start' },
  '& dl': { ...flexWrap, columnGap: 5, rowGap: 1, m: 0, mt: 2, typography: 'caption' },
  '& dl > div': { display: 'flex', gap: 1, minWidth: 0 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
});
