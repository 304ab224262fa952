import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { DeadEnd } from './DeadEnd';

/** For a page whose data answers 403 (decisions §4 "Who may call what"). Nobody is signed out by it. */
export const AccessDenied = () => {
  const translate = useTranslate();
  return (
    <DeadEnd title={translate('shell.accessDenied.title')} text={translate('shell.accessDenied.text')}>
      <Button component={Link} to={paths.dashboard} variant="contained">
        {translate('shell.accessDenied.home')}
      </Button>
    </DeadEnd>
  );
};
