import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { mailRhythms, sharedChannel, type Channels } from '../../model/notification/notificationModes';
import { ToggleButtons } from '../../ui/inputs/ToggleButtons';

interface GroupChannelsProps {
  group: string;
  values: readonly unknown[];
  onChange: (change: Partial<Channels>) => void;
}

/** A button is pressed when all notifications of the group have that setting. */
export const GroupChannels = ({ group, values, onChange }: GroupChannelsProps) => {
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
      <Channel
        label={text('app')}
        toggles={[
          { name: 'appOff', label: text('appOff'), isPressed: app === false },
          { name: 'appOn', label: text('appOn'), isPressed: app === true },
        ]}
        onPress={(name) => onChange({ app: name === 'appOn' })}
      />
      <Channel
        label={text('mail')}
        toggles={mailRhythms.map((name) => ({
          name,
          label: text(name),
          isPressed: sharedChannel(values, 'mail') === name,
        }))}
        onPress={(mail) => onChange({ mail })}
      />
    </Box>
  );
};

const Channel = <Name extends string>(props: ComponentProps<typeof ToggleButtons<Name>>) => (
  <Box>
    <Typography aria-hidden variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
      {props.label}
    </Typography>
    <ToggleButtons {...props} />
  </Box>
);
