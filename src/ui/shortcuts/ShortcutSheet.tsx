import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { TitledDialog } from '../dialogs/TitledDialog';
import { useShortcutsEnabled, type RegisteredShortcut } from './useShortcuts';

interface ShortcutSheetProps {
  shortcuts: readonly RegisteredShortcut[];
  onClose: () => void;
}

/** Lists the shortcuts of the page and of the whole portal. */
export const ShortcutSheet = ({ shortcuts, onClose }: ShortcutSheetProps) => {
  const t = useTranslate();
  const id = useId();
  const [isEnabled, setEnabled] = useShortcutsEnabled();
  const pageShortcuts = shortcuts.filter(({ scope }) => scope === 'page');
  // Omits portal shortcuts that the page overrides.
  const portalShortcuts = shortcuts.filter(
    ({ scope, key }) => scope === 'everywhere' && !pageShortcuts.some((other) => other.key === key),
  );
  return (
    <TitledDialog
      open
      size="sm"
      onClose={onClose}
      title={t('shortcuts.title')}
      actions={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <ShortcutList
        title={t('shortcuts.page')}
        shortcuts={pageShortcuts.filter(({ keyLabel }) => keyLabel !== null)}
      />
      <ShortcutList title={t('shortcuts.everywhere')} shortcuts={portalShortcuts} />
      <FormControlLabel
        label={t('shortcuts.on')}
        control={
          <Switch
            checked={isEnabled}
            onChange={(_event, isChecked) => setEnabled(isChecked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {t('shortcuts.onHint')}
      </Typography>
    </TitledDialog>
  );
};

const ShortcutList = ({ title, shortcuts }: { title: string; shortcuts: readonly RegisteredShortcut[] }) =>
  shortcuts.length > 0 && (
    <Box component="section" sx={{ mb: 5 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '7rem 1fr', columnGap: 3, rowGap: 2, m: 0 }}
      >
        {shortcuts.map(({ key, keyLabel = key, label }) => (
          <Box key={`${key} ${label}`} sx={{ display: 'contents' }}>
            <dt>
              <Box component="kbd" dir="ltr" sx={keyStyle}>
                {keyLabel}
              </Box>
            </dt>
            <Box component="dd" sx={{ m: 0, typography: 'body2', alignSelf: 'center' }}>
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );

const keyStyle = {
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  font: 'inherit',
  typography: 'caption',
  whiteSpace: 'nowrap',
} as const;
