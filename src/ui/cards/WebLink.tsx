import { Link, Typography } from '@mui/material';
import { visuallyHidden } from '../styles';

interface WebLinkProps {
  url: string;
  parsedUrl: URL | null;
  newTabLabel: string;
}

export const WebLink = ({ url, parsedUrl, newTabLabel }: WebLinkProps) => {
  if (!parsedUrl)
    return (
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{url}</bdi>
      </Typography>
    );
  return (
    <Link
      href={parsedUrl.href}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ overflowWrap: 'anywhere', position: 'relative', zIndex: 1 }}
    >
      <bdi dir="ltr">{url}</bdi>
      <span style={visuallyHidden}>{` ${newTabLabel}`}</span>
    </Link>
  );
};
