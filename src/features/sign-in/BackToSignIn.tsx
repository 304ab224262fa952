import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { paths } from '../../paths';

/** Begins again; where the user was headed is kept. */
export const BackToSignIn = ({ label = 'signIn.back' }: { label?: string }) => {
  const t = useTranslate();
  const state: unknown = useLocation().state;
  return (
    <Link component={RouterLink} to={paths.login} state={returnToOf(state)} variant="body2" sx={{ py: 1 }}>
      {t(label)}
    </Link>
  );
};
