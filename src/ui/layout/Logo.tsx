import Box from '@mui/material/Box';

export const Logo = ({ brandName, height = 32 }: { brandName: string; height?: number }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 2.5, color: 'text.primary' }}
  >
    <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ height, width: height, flex: 'none' }}>
      <Box
        component="rect"
        width="32"
        height="32"
        rx="8"
        sx={{ color: 'primary.main', fill: 'currentColor' }}
      />
      <Box
        component="path"
        d="M5 17h5l3-8 5 15 3.5-9 1.5 2h4"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{ color: 'primary.contrastText', stroke: 'currentColor', fill: 'none' }}
      />
    </Box>
    <Box component="span" sx={{ typography: 'h2', lineHeight: 1, whiteSpace: 'nowrap' }}>
      {brandName}
    </Box>
  </Box>
);
