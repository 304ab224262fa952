import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { togglePin } from './serviceOrder';
import { noPins, pinsKey } from './preferenceKeys';

/** Moves a service to the front, or back to its place; above the link that covers the card. */
export const PinButton = ({ code, service }: { code: string; service: string }) => {
  const t = useTranslate();
  const [pins, setPins] = useStore(pinsKey, noPins);
  const pinned = pins.includes(code);
  const label = t(pinned ? 'dashboard.card.unpin' : 'dashboard.card.pin', { service });
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => setPins(togglePin(pins, code))}
        sx={{
          position: 'absolute',
          top: 12,
          right: 12,
          zIndex: 1,
          color: pinned ? 'primary.main' : 'text.secondary',
        }}
      >
        {pinned ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
