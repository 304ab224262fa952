import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import {
  parseNotificationMode,
  notificationModes,
  type NotificationKey,
  type NotificationMode,
} from '../../model/notification/notificationModes';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { useIsSaving, useSaveMode } from './useNotificationModes';

interface NotificationEntryProps {
  name: NotificationKey;
  /** The stored value; an invalid one shows as 'Not set'. */
  value: unknown;
}

export const NotificationEntry = ({ name, value }: NotificationEntryProps) => {
  const t = useTranslate();
  const id = useId();
  const save = useSaveMode();
  const isSaving = useIsSaving(name);
  const [isOpen, setOpen] = useState(false);
  const [failedMode, setFailedMode] = useState<NotificationMode | null>(null);
  const latestChoice = useRef<NotificationMode | null>(null);
  const label = t(`notificationControls.key.${name}`);
  const current = parseNotificationMode(value);
  const mode = t(current === null ? 'notificationControls.notSet' : `notificationControls.mode.${current}`);

  const choose = (chosen: NotificationMode) => {
    latestChoice.current = chosen;
    setFailedMode(null);
    // The user may have chosen another mode meanwhile.
    save({ key: name, mode: chosen }).catch(() => latestChoice.current === chosen && setFailedMode(chosen));
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
          <Box component="span" sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <Box component="span" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            {!isOpen && (
              <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {mode}
              </Box>
            )}
          </Box>
          <ExpandMore aria-hidden sx={{ color: 'text.secondary', ...(isOpen && { rotate: '180deg' }) }} />
        </ButtonBase>
      </Typography>
      {isOpen && (
        <Box id={`${id}modes`}>
          <RadioGroup
            aria-label={label}
            value={current?.toString() ?? ''}
            onChange={(_event, text) => choose(Number(text) as NotificationMode)}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
              px: 4,
              pb: 3,
            }}
          >
            {notificationModes.map((one) => (
              <FormControlLabel
                key={one}
                value={one.toString()}
                control={<Radio />}
                label={t(`notificationControls.mode.${one}`)}
              />
            ))}
          </RadioGroup>
        </Box>
      )}
      <SaveFailure
        text={failedMode === null ? null : t('notificationControls.saveFailed', { name: label, mode })}
        onRetry={() => failedMode !== null && choose(failedMode)}
      />
    </Box>
  );
};

interface SaveFailureProps {
  text: string | null;
  onRetry: () => void;
}

/** Always mounted, because screen readers announce only changes inside an existing live region. */
export const SaveFailure = ({ text, onRetry }: SaveFailureProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The Retry button is removed, which would lose the focus.
    ref.current?.focus();
    onRetry();
  };
  return (
    <Box
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output cannot contain the panel
      role="status"
      tabIndex={-1}
      sx={{ outline: 'none', '&:not(:empty)': { px: 4, pb: 3 } }}
    >
      {text !== null && (
        <LoadFailure isBusy={false} isAnnounced={false} onRetry={retry}>
          {text}
        </LoadFailure>
      )}
    </Box>
  );
};
