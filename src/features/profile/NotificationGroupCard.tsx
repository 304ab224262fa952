import { Alert, Box, Card, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ComponentProps } from 'react';
import type { Fields } from '../../model/fields';
import { runParallel } from '../../model/runParallel';
import {
  withChannel,
  type Channels,
  type NotificationGroup,
  mailRhythms,
  sharedChannel,
} from '../../model/notification/notificationModes';
import { NotificationEntry, SaveFailure } from './NotificationEntry';
import { useModeSummary, useSaveMode, type ModeChange } from './useNotificationModes';
import { ToggleButtons } from '../../ui/inputs/ToggleButtons';

interface NotificationGroupCardProps {
  group: NotificationGroup;
  modes: Fields;
  /** Null while loading. */
  hasAccess: boolean | null;
}

/** Spec 1 §4, decisions §4 "Finance notice". */
export const NotificationGroupCard = ({ group, modes, hasAccess }: NotificationGroupCardProps) => {
  const t = useTranslate();
  const formatSummary = useModeSummary();
  const save = useSaveMode();
  const [failedChanges, setFailedChanges] = useState<readonly ModeChange[]>([]);
  const title = t(`notificationControls.group.${group.name}`);
  const values = group.keys.map((key) => modes[key]);

  const saveAll = async (changes: readonly ModeChange[]) => {
    setFailedChanges([]);
    const outcome = await runParallel(changes, changes.length, save);
    setFailedChanges(outcome.failed.map(({ item }) => item));
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
            {formatSummary(values)}
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
              failedChanges.length > 0
                ? t('notificationControls.groupSaveFailed', { smart_count: failedChanges.length })
                : null
            }
            onRetry={() => void saveAll(failedChanges)}
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

/** Shows a button as pressed when all notifications of the group have its setting. */
const GroupChannels = ({ group, values, onChange }: GroupChannelsProps) => {
  const t = useTranslate();
  const getText = (key: string) => t(`notificationControls.all.${key}`);
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
      <ChannelButtons
        label={getText('app')}
        toggles={[
          { name: 'appOff', label: getText('appOff'), isPressed: app === false },
          { name: 'appOn', label: getText('appOn'), isPressed: app === true },
        ]}
        onPress={(name) => onChange({ app: name === 'appOn' })}
      />
      <ChannelButtons
        label={getText('mail')}
        toggles={mailRhythms.map((name) => ({
          name,
          label: getText(name),
          isPressed: sharedChannel(values, 'mail') === name,
        }))}
        onPress={(mail) => onChange({ mail })}
      />
    </Box>
  );
};

const ChannelButtons = <Name extends string>(props: ComponentProps<typeof ToggleButtons<Name>>) => (
  <Box>
    <Typography aria-hidden variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
      {props.label}
    </Typography>
    <ToggleButtons {...props} />
  </Box>
);
