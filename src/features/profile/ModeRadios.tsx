import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { modeOf, notificationModes, type NotificationMode } from '../../model/notification/notificationModes';

interface ModeRadiosProps {
  /** Names the group. */
  label: string;
  value: unknown;
  onChoose: (mode: NotificationMode) => void;
}

/** The eight modes: down the e-mail rhythms, across without and with the app. */
export const ModeRadios = ({ label, value, onChoose }: ModeRadiosProps) => {
  const t = useTranslate();
  const choose = (text: string) => {
    const mode = modeOf(Number(text));
    if (mode !== null) onChoose(mode);
  };
  return (
    <RadioGroup
      aria-label={label}
      value={modeOf(value)?.toString() ?? ''}
      onChange={(_event, text) => choose(text)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        px: 4,
        pb: 3,
      }}
    >
      {notificationModes.map((mode) => (
        <FormControlLabel
          key={mode}
          value={mode.toString()}
          control={<Radio />}
          label={t(`notificationControls.mode.${mode}`)}
        />
      ))}
    </RadioGroup>
  );
};
