import { Link, Typography } from '@mui/material';
import { visuallyHidden } from '../styles';

interface WebLinkProps {
  url: string;
  address: URL | null;
  newTab: string;
}

export const WebLink = ({ url, address, newTab }: WebLinkProps) => {
  if (!address)
    return (
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{url}</bdi>
      </Typography>
    );
  return (
    <Link
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ overflowWrap: 'anywhere', position: 'relative', zIndex: 1 }}
    >
      <bdi dir="ltr">{url}</bdi>
      <span style={visuallyHidden}>{` ${newTab}`}</span>
    </Link>
  );
};
