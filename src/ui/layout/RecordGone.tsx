import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

interface RecordGoneProps {
  /** What failed, in the words of the area. */
  children: string;
  /** The list that it belonged to. */
  to: string;
  state?: object;
}

/** In the place of a record that was deleted or never existed: it says so, and leads to the list. */
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
