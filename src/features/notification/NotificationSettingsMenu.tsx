import Tune from '@mui/icons-material/TuneOutlined';
import { Box, Button, FormControlLabel, IconButton, Popover, Switch, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { usePopover } from '../../ui/menus/usePopover';
import { useShortcutSheet } from '../../ui/shortcuts/useShortcuts';
import { useDesktopNoticeSetting } from './useDesktopNotices';
import { tooltip } from '../../ui/page/SharedTooltip';

export const NotificationSettingsMenu = () => {
  const t = useTranslate();
  const notify = useNotify();
  const id = useId();
  const label = t('notification.settings.open');
  const { close, button, popover } = usePopover('dialog');
  const openShortcuts = useShortcutSheet();
  const desktop = useDesktopNoticeSetting();
  const setDesktop = async (on: boolean) => {
    const isOn = await desktop.set(on);
    if (on && !isOn) notify('notification.settings.desktopDenied', { type: 'warning' });
  };
  return (
    <>
      <IconButton {...button} {...tooltip(label)}>
        <Tune />
      </IconButton>
      {popover && (
        <Popover {...popover} slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}>
          <Box sx={{ p: 4, maxWidth: 320 }}>
            {desktop.isSupported && (
              <Box sx={{ mb: 3 }}>
                <FormControlLabel
                  label={t('notification.settings.desktop')}
                  control={
                    <Switch
                      checked={desktop.isOn}
                      onChange={(_event, on) => void setDesktop(on)}
                      slotProps={{ input: { 'aria-describedby': id } }}
                    />
                  }
                />
                <Typography id={id} variant="body2" color="textSecondary">
                  {t('notification.settings.desktopHint')}
                </Typography>
              </Box>
            )}
            <Button size="small" onClick={() => (close(), openShortcuts())}>
              {t('notification.settings.help')}
            </Button>
          </Box>
        </Popover>
      )}
    </>
  );
};
