import Google from '@mui/icons-material/Google';
import LinkedIn from '@mui/icons-material/LinkedIn';
import Microsoft from '@mui/icons-material/Microsoft';
import SvgIcon from '@mui/material/SvgIcon';
import type { SocialProvider } from '../../model/sign-in/socialLink';

const Yahoo = () => (
  <SvgIcon fontSize="small">
    <path d="M2 7h4.6l2.7 6.6L12 7h4.5L9.8 22.5H5.3l1.9-4.2zM17.3 1.5h5l-4.4 10.4h-4.9zM17 13a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z" />
  </SvgIcon>
);

const icons = { google: Google, linkedin: LinkedIn, microsoft: Microsoft, yahoo: Yahoo };

/** In the text's colour: the name beside it says which it is. */
export const ProviderIcon = ({ provider }: { provider: SocialProvider }) => {
  const Icon = icons[provider];
  return <Icon fontSize="small" />;
};
