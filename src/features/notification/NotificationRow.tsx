import Delete from '@mui/icons-material/DeleteOutlined';
import Done from '@mui/icons-material/Done';
import MarkRead from '@mui/icons-material/DraftsOutlined';
import MarkUnread from '@mui/icons-material/MarkunreadOutlined';
import { Box, Checkbox, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import type { Notification } from '../../model/notification/notification';
import { createdTime } from './days';
import { visuallyHidden } from '../../ui/layout/visuallyHidden';

export const rowId = (id: number) => `notification-${id}`;

export interface RowActions {
  select: (item: Notification, on: boolean) => void;
  toggle: (item: Notification) => void;
  remove: (item: Notification) => void;
  enter: (item: Notification) => void;
}

interface NotificationRowProps {
  item: Notification;
  isSelected: boolean;
  actions: RowActions;
}

export const NotificationRow = memo(({ item, isSelected, actions }: NotificationRowProps) => {
  const t = useTranslate();
  const id = useId();
  const { title, is_read } = item;
  const name = (action: string) => t('notification.of', { action: t(action), title });
  const mark = is_read ? 'markUnread' : 'markRead';
  return (
    <Box
      component="article"
      tabIndex={-1}
      aria-labelledby={id}
      id={rowId(item.id)}
      onFocus={() => actions.enter(item)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 2,
        px: { xs: 1, sm: 3 },
        py: 3,
        border: 1,
        borderColor: isSelected ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        ...(isSelected ? { boxShadow: ({ vars }) => `inset 4px 0 0 ${vars.palette.primary.main}` } : {}),
        scrollMarginTop: '10rem',
        '&:focus': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Checkbox
        checked={isSelected}
        onChange={(_event, on) => actions.select(item, on)}
        slotProps={{ input: { 'aria-label': t('notification.select', { title }) } }}
        sx={{ alignSelf: 'start' }}
      />
      <Box sx={{ minWidth: 0, py: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography
            id={id}
            variant="h3"
            sx={{
              position: 'relative',
              fontWeight: is_read ? 500 : 700,
              overflowWrap: 'anywhere',
              minWidth: 0,
              ...(is_read ? {} : { pl: 4 }),
            }}
          >
            {!is_read && <UnreadDot />}
            {title}
          </Typography>
          {item.service && <Chip size="small" variant="outlined" label={item.service} />}
        </Box>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1, maxWidth: '68ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {item.message?.trim() ? item.message : t('notification.noMessage')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1, typography: 'caption' }}>
          <Box component="time" dateTime={item.created_at} sx={{ color: 'text.secondary' }}>
            {t('notification.created', createdTime(item.created_at))}
          </Box>
          {is_read && (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
              <Done aria-hidden sx={{ fontSize: 14 }} />
              {t('notification.isRead')}
            </Box>
          )}
        </Box>
        <OtherData data={item.other_data} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignSelf: 'start' }}>
        <Tooltip title={t(`notification.${mark}`)}>
          <IconButton aria-label={name(`notification.${mark}`)} onClick={() => actions.toggle(item)}>
            {is_read ? <MarkUnread fontSize="small" /> : <MarkRead fontSize="small" />}
          </IconButton>
        </Tooltip>
        <Tooltip title={t('action.delete')}>
          <IconButton aria-label={name('action.delete')} onClick={() => actions.remove(item)}>
            <Delete fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
});

const UnreadDot = () => {
  const t = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: '0.75em',
        left: 0,
        translate: '0 -50%',
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: 'primary.main',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {`${t('notification.isUnread')} `}
      </Box>
    </Box>
  );
};

const deviceFields = ['Device', 'Browser', 'Device Type'] as const;

/** Address and device of a notification that carries them (spec 2 §2.8). */
const OtherData = ({ data }: { data: Notification['other_data'] }) => {
  const t = useTranslate();
  const fields = [
    { name: 'ip', value: data?.ip },
    ...deviceFields.map((name) => ({ name, value: data?.device_info?.[name] })),
  ].filter(({ value }) => value);
  if (fields.length === 0) return null;
  return (
    <Box
      component="dl"
      aria-label={t('notification.other.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0, mt: 2, typography: 'caption' }}
    >
      {fields.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>{`${t(`notification.other.${name}`)}:`}</Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
