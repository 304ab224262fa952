import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { wishOf } from '../../model/afterSignIn';
import { paths } from '../../paths';

/** Begins anew; where the person was headed is kept. */
export const BackToSignIn = ({ label = 'signIn.back' }: { label?: string }) => {
  const t = useTranslate();
  const state: unknown = useLocation().state;
  return (
    <Link component={RouterLink} to={paths.login} state={wishOf(state)} variant="body2" sx={{ py: 1 }}>
      {t(label)}
    </Link>
  );
};
