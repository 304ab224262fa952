import Tune from '@mui/icons-material/TuneOutlined';
import { Box, Button, FormControlLabel, IconButton, Popover, Switch, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { usePopover } from '../../ui/menus/usePopover';
import { ShortcutsDialog } from '../../ui/dialogs/ShortcutsDialog';
import { useDesktopNoticeSetting } from './useDesktopNotices';
import { useShortcutsOn } from './useListKeyboard';
import { tooltip } from '../../ui/page/SharedTooltip';

const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['e', 'read'],
  ['#', 'delete'],
  [null, 'toggle'],
] as const;

export const NotificationSettingsMenu = () => {
  const t = useTranslate();
  const notify = useNotify();
  const id = useId();
  const label = t('notification.settings.open');
  const { button, popover } = usePopover('dialog');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const desktop = useDesktopNoticeSetting();
  const [isKeyboardOn, setKeyboardOn] = useShortcutsOn();
  const setDesktop = async (on: boolean) => {
    const isOn = await desktop.set(on);
    if (on && !isOn) notify('notification.settings.desktopDenied', { type: 'warning' });
  };
  const settings = [
    ...(desktop.isSupported
      ? [{ name: 'desktop', isOn: desktop.isOn, set: (on: boolean) => void setDesktop(on) }]
      : []),
    { name: 'keyboard', isOn: isKeyboardOn, set: setKeyboardOn },
  ];
  return (
    <>
      <IconButton {...button} {...tooltip(label)}>
        <Tune />
      </IconButton>
      {popover && (
        <Popover {...popover} slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}>
          <Box sx={{ p: 4, maxWidth: 320 }}>
            {settings.map(({ name, isOn, set }) => (
              <Box key={name} sx={{ mb: 3 }}>
                <FormControlLabel
                  label={t(`notification.settings.${name}`)}
                  control={
                    <Switch
                      checked={isOn}
                      onChange={(_event, on) => set(on)}
                      slotProps={{ input: { 'aria-describedby': `${id}${name}` } }}
                    />
                  }
                />
                <Typography id={`${id}${name}`} variant="body2" color="textSecondary">
                  {t(`notification.settings.${name}Hint`)}
                </Typography>
              </Box>
            ))}
            <Button size="small" onClick={() => setHelpOpen(true)}>
              {t('notification.settings.help')}
            </Button>
          </Box>
        </Popover>
      )}
      <ShortcutsDialog
        open={isHelpOpen}
        shortcuts={shortcuts.map(([key, name]) => ({
          key: key ?? t('notification.keys.enter'),
          action: t(`notification.keys.${name}`),
        }))}
        onClose={() => setHelpOpen(false)}
      />
    </>
  );
};
