import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

interface RecordGoneProps {
  children: string;
  to: string;
  state?: object;
}

export const RecordGone = ({ children, to, state }: RecordGoneProps) => {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" component={Link} to={to} state={state} sx={{ whiteSpace: 'nowrap' }}>
          {t('ui.gone.toList')}
        </Button>
      }
    >
      <AlertTitle>{children}</AlertTitle>
      <div>{t('ui.gone.text')}</div>
    </Alert>
  );
};
