import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { parseReturnTo } from '../../model/sign-in/landingPath';
import { paths } from '../../paths';
import { QuietLink } from '../../ui/page/QuietLink';

export const BackToSignIn = ({ label = 'signIn.back' }: { label?: string }) => {
  const t = useTranslate();
  const state: unknown = useLocation().state;
  return (
    <QuietLink to={paths.login} state={parseReturnTo(state)}>
      {t(label)}
    </QuietLink>
  );
};
