import { Alert, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MfaType } from '../../model/users/user';
import { MfaTypeDialog } from './MfaTypeDialog';

interface MfaMethodProps {
  current: MfaType;
  /** Chosen, and waiting for the first code of an authenticator. */
  pending: MfaType | null;
  /** Told once the server has taken another type. */
  onChosen: (type: MfaType) => void;
  /** Told where it holds at once. */
  onChanged: () => void;
}

/** The second factor in use, and the way to another (decisions §4 "Security tab"). */
export const MfaMethod = ({ current, pending, onChosen, onChanged }: MfaMethodProps) => {
  const t = useTranslate();
  const shown = pending ?? current;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography variant="h3">{t('profile.mfa.method')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('profile.mfa.methodHelp')}
      </Typography>
      <Typography sx={{ my: 4, fontWeight: 500 }}>{t(`profile.mfa.shown.${shown}`)}</Typography>
      {pending && (
        <Alert severity="info" variant="outlined" role="note" sx={{ mb: 4 }}>
          {t('profile.mfa.pending', { method: t(`profile.mfa.shown.${current}`) })}
        </Alert>
      )}
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {t('profile.mfa.choose')}
      </Button>
      {isChoosing && (
        <MfaTypeDialog
          current={shown}
          onClose={() => setChoosing(false)}
          onChosen={onChosen}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
};
