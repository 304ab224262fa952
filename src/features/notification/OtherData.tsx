import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Notification } from '../../model/notification/notification';

const deviceFields = ['Device', 'Browser', 'Device Type'] as const;

/** Address and device of a notification that carries them (spec 2 §2.8). */
export const OtherData = ({ data }: { data: Notification['other_data'] }) => {
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
