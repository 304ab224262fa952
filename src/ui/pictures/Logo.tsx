import Box from '@mui/material/Box';

/** A deployment may replace mark and name with a picture (`src/brand`). */
export const Logo = ({ brandName, height = 32 }: { brandName: string; height?: number }) => (
  <Box
    component="span"
    data-logo
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2.5,
      color: 'text.primary',
      typography: 'h2',
      lineHeight: 1,
      whiteSpace: 'nowrap',
      '&::before': {
        width: height * 5,
        maxWidth: '36vw',
        height,
        background: '0 50% / contain no-repeat',
        '[dir=rtl] &': { backgroundPosition: '100% 50%' },
      },
      '& rect': { fill: (theme) => theme.vars.palette.primary.main },
      '& path': { fill: 'none', stroke: (theme) => theme.vars.palette.primary.contrastText },
    }}
  >
    <svg viewBox="0 0 32 32" aria-hidden style={{ height, width: height, flex: 'none' }}>
      <rect width="32" height="32" rx="8" />
      <path
        d="M5 17h5l3-8 5 15 3.5-9 1.5 2h4"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span>{brandName}</span>
  </Box>
);
