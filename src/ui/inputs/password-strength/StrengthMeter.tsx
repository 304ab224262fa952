import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Strength } from './estimate';

const steps = [1, 2, 3, 4] as const;

/** Colours by score; a weak password is no error, so it is never red. */
const colours = ['warning.main', 'warning.main', 'info.main', 'success.main', 'success.main'];

export const StrengthMeter = ({ strength }: { strength: Strength | null }) => {
  const t = useTranslate();
  const level = strength ? t(`newPassword.level.${strength.score}`) : '';
  const filledSteps = strength ? Math.max(1, strength.score) : 0;
  const meter = strength
    ? {
        role: 'meter',
        'aria-label': t('newPassword.meter'),
        'aria-valuemin': 0,
        'aria-valuemax': 4,
        'aria-valuenow': strength.score,
        'aria-valuetext': level,
      }
    : { 'aria-hidden': true };
  return (
    <Box sx={{ mt: 2 }}>
      <Box {...meter} sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1 }}>
        {steps.map((step) => (
          <Box
            key={step}
            component="span"
            sx={{
              height: 4,
              borderRadius: 1,
              bgcolor: step <= filledSteps ? colours[strength?.score ?? 0] : 'divider',
            }}
          />
        ))}
      </Box>
      <Box
        component="p"
        aria-live="polite"
        sx={{ m: 0, mt: 1, minHeight: '2lh', typography: 'caption', color: 'text.secondary' }}
      >
        {strength ? formatAdvice(strength, level, t) : t('newPassword.help')}
      </Box>
    </Box>
  );
};

const formatAdvice = (
  { score, warning }: Strength,
  level: string,
  t: ReturnType<typeof useTranslate>,
): string => {
  if (warning) return t('newPassword.advice', { level, text: t(`newPassword.warning.${warning}`) });
  return score < 3 ? t('newPassword.advice', { level, text: t('newPassword.longer') }) : level;
};
