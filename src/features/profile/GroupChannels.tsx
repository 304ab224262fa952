import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { mailRhythms, sharedChannel, type Channels } from '../../model/notification/notificationModes';

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
