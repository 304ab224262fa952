import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import {
  modeOf,
  type NotificationKey,
  type NotificationMode,
} from '../../model/notification/notificationModes';
import { ModeRadios } from './ModeRadios';
import { SaveFailure } from './SaveFailure';
import { useIsSaving, useSaveMode } from './useNotificationModes';

interface NotificationEntryProps {
  name: NotificationKey;
  /** As stored; anything but a mode reads 'Not set'. */
  value: unknown;
}

/** One kind of notification: collapsed it shows its mode, expanded the eight to choose from (spec 1 §4). */
export const NotificationEntry = ({ name, value }: NotificationEntryProps) => {
  const t = useTranslate();
  const id = useId();
  const save = useSaveMode();
  const isSaving = useIsSaving(name);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<NotificationMode | null>(null);
  const latest = useRef<NotificationMode | null>(null);
  const label = t(`notificationControls.key.${name}`);
  const current = modeOf(value);
  const mode = t(current === null ? 'notificationControls.notSet' : `notificationControls.mode.${current}`);

  const choose = (chosen: NotificationMode) => {
    latest.current = chosen;
    setFailed(null);
    // A choice that was overtaken by another is nobody's concern any more.
    save({ key: name, mode: chosen }).catch(() => latest.current === chosen && setFailed(chosen));
  };

  return (
    <Box component="li" aria-busy={isSaving} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h4">
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}modes` : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{
            width: '100%',
            minHeight: 52,
            px: 4,
            py: 2,
            gap: 3,
            typography: 'body1',
            textAlign: 'start',
            '&.Mui-focusVisible': { outlineOffset: -2 },
          }}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {label}
          </Box>
          {!isOpen && (
            <Box component="span" sx={{ color: 'text.secondary', typography: 'body2', textAlign: 'end' }}>
              {mode}
            </Box>
          )}
          <ExpandMore aria-hidden sx={{ color: 'text.secondary', ...(isOpen && { rotate: '180deg' }) }} />
        </ButtonBase>
      </Typography>
      {isOpen && (
        <Box id={`${id}modes`}>
          <ModeRadios label={label} value={value} onChoose={choose} />
        </Box>
      )}
      <SaveFailure
        text={failed === null ? null : t('notificationControls.saveFailed', { name: label, mode })}
        onRetry={() => failed !== null && choose(failed)}
      />
    </Box>
  );
};
