import { Box, Typography } from '@mui/material';

/** A section's heading with its number, "Step 1 Set Up MFA". */
export const StepHeading = ({ step, title }: { step: string; title: string }) => (
  <Typography variant="h3">
    <Box component="span" sx={{ color: 'primary.main' }}>
      {step}
    </Box>{' '}
    {title}
  </Typography>
);
