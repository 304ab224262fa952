import Box from '@mui/material/Box';

const beat = 'h150 l14 -46 l22 92 l16 -62 l8 16 h90';

/** The mark's pulse, rendered on as a quiet line along the foot of the page. */
export const PulseLine = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 900 140"
    preserveAspectRatio="xMidYMid slice"
    sx={{
      position: 'absolute',
      insetInline: 0,
      bottom: 64,
      height: 140,
      width: '100%',
      color: 'primary.main',
    }}
  >
    <path
      d={`M0 70 ${beat} ${beat} ${beat}`}
      fill="none"
      stroke="currentColor"
      strokeOpacity="0.45"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Box>
);
