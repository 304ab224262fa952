import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { DeadEnd } from '../../ui/layout/DeadEnd';

/** For every address that the portal does not have (spec 1 §2). */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <DeadEnd title={translate('shell.notFound.title')} text={translate('shell.notFound.text')}>
      <Button component={Link} to={paths.dashboard} variant="contained">
        {translate('shell.notFound.home')}
      </Button>
    </DeadEnd>
  );
};
