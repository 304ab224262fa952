import { Alert, Box, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import type { StoredModes } from '../../api/actions/notificationControls';
import { inParallel } from '../../model/inParallel';
import {
  mailRhythms,
  sharedChannel,
  withChannel,
  type Channels,
  type NotificationGroup,
} from '../../model/notification/notificationModes';
import { NotificationEntry, SaveFailure } from './NotificationEntry';
import { useModeSummary, useSaveMode, type Choice } from './useNotificationModes';

interface NotificationGroupCardProps {
  group: NotificationGroup;
  modes: StoredModes;
  /** False withholds the group behind a notice; null is not known yet. */
  hasAccess: boolean | null;
}

/** One group of notifications, each on its own or all at once (spec 1 §4, decisions §4 "Finance notice"). */
export const NotificationGroupCard = ({ group, modes, hasAccess }: NotificationGroupCardProps) => {
  const t = useTranslate();
  const summary = useModeSummary();
  const save = useSaveMode();
  const [failed, setFailed] = useState<readonly Choice[]>([]);
  const title = t(`notificationControls.group.${group.name}`);
  const values = group.keys.map((key) => modes[key]);

  const saveAll = async (choices: readonly Choice[]) => {
    setFailed([]);
    const outcome = await inParallel(choices, choices.length, save);
    setFailed(outcome.failed.map(({ item }) => item));
  };
  const setAll = (change: Partial<Channels>) =>
    saveAll(
      group.keys
        .map((key) => ({ key, mode: withChannel(modes[key], change) }))
        .filter(({ key, mode }) => mode !== modes[key]),
    );

  return (
    <Card component="section" aria-label={title}>
      <Box sx={{ p: 4 }}>
        <Typography variant="h3">{title}</Typography>
        {hasAccess && (
          <Typography variant="body2" color="textSecondary">
            {summary(values)}
          </Typography>
        )}
        {hasAccess === false && (
          <Alert severity="info" variant="outlined" sx={{ mt: 3 }}>
            {t('notificationControls.financeNotice')}
          </Alert>
        )}
        {hasAccess === null && <Skeleton variant="rounded" height={120} sx={{ mt: 3 }} />}
      </Box>
      {hasAccess && (
        <>
          <GroupChannels group={title} values={values} onChange={(change) => void setAll(change)} />
          <SaveFailure
            text={
              failed.length > 0
                ? t('notificationControls.groupSaveFailed', { smart_count: failed.length })
                : null
            }
            onRetry={() => void saveAll(failed)}
          />
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {group.keys.map((key) => (
              <NotificationEntry key={key} name={key} value={modes[key]} />
            ))}
          </Box>
        </>
      )}
    </Card>
  );
};

interface GroupChannelsProps {
  group: string;
  values: readonly unknown[];
  onChange: (change: Partial<Channels>) => void;
}

const GroupChannels = ({ group, values, onChange }: GroupChannelsProps) => {
  const t = useTranslate();
  const text = (key: string) => t(`notificationControls.all.${key}`);
  const app = sharedChannel(values, 'app');
  return (
    <Box
      component="fieldset"
      aria-label={t('notificationControls.all.label', { group })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 6,
        rowGap: 2,
        m: 0,
        px: 4,
        pt: 0,
        pb: 4,
        border: 0,
        minWidth: 0,
      }}
    >
      <Channel label={text('app')}>
        <Toggle isPressed={app === false} label={text('appOff')} onPress={() => onChange({ app: false })} />
        <Toggle isPressed={app === true} label={text('appOn')} onPress={() => onChange({ app: true })} />
      </Channel>
      <Channel label={text('mail')}>
        {mailRhythms.map((mail) => (
          <Toggle
            key={mail}
            isPressed={sharedChannel(values, 'mail') === mail}
            label={text(mail)}
            onPress={() => onChange({ mail })}
          />
        ))}
      </Channel>
    </Box>
  );
};

const Channel = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <ToggleButtonGroup size="small" role="toolbar" aria-labelledby={id}>
        {children}
      </ToggleButtonGroup>
    </Box>
  );
};

interface ToggleProps {
  isPressed: boolean;
  label: string;
  onPress: () => void;
}

const Toggle = ({ isPressed, label, onPress }: ToggleProps) => (
  <ToggleButton
    value={label}
    selected={isPressed}
    color="primary"
    onChange={onPress}
    sx={{
      px: 3,
      textTransform: 'none',
      '&:not(.Mui-selected)': { color: 'text.secondary' },
      '@media (pointer: coarse)': { minHeight: 48 },
    }}
  >
    {label}
  </ToggleButton>
);
