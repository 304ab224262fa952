import { Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MfaType } from '../../model/user';
import { MfaTypeDialog } from './MfaTypeDialog';

interface MfaMethodProps {
  current: MfaType;
  /** Told once the server has taken another type. */
  onChanged: (type: MfaType) => void;
}

/** The second factor in use, and the way to another (contract §4 "Security tab"). */
export const MfaMethod = ({ current, onChanged }: MfaMethodProps) => {
  const t = useTranslate();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography variant="h3">{t('profile.mfa.method')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('profile.mfa.methodHelp')}
      </Typography>
      <Typography sx={{ my: 4, fontWeight: 500 }}>{t(`profile.mfa.shown.${current}`)}</Typography>
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {t('profile.mfa.choose')}
      </Button>
      {isChoosing && (
        <MfaTypeDialog current={current} onClose={() => setChoosing(false)} onChanged={onChanged} />
      )}
    </Card>
  );
};
