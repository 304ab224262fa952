import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ErrorFrame } from '../page/ErrorFrame';
import { PageHeading } from '../page/PageHeading';

interface RecordGoneProps {
  children: string;
  text?: string;
  /** Makes the message the heading of the page. */
  isPage?: boolean;
  to: string;
  state?: object;
}

export const RecordGone = ({ children, text, isPage = false, to, state }: RecordGoneProps) => {
  const t = useTranslate();
  return (
    <ErrorFrame
      role="alert"
      heading={
        isPage ? (
          <PageHeading>{children}</PageHeading>
        ) : (
          <Typography variant="h1" component="p">
            {children}
          </Typography>
        )
      }
      text={text ?? t('ui.gone.text')}
    >
      <Button component={Link} to={to} state={state} variant="contained">
        {t('ui.gone.toList')}
      </Button>
    </ErrorFrame>
  );
};
