import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldSentences, isLinkRefused } from '../../api/errors';
import type { ResetLink } from '../../api/recoveryActions';
import { useTellFailure } from '../../api/useTellFailure';
import { useAuth } from '../../auth/useAuth';
import type { PasswordFields } from '../../model/recoveryForm';
import { paths } from '../../paths';
import { useSubmission } from '../../ui/useSubmission';
import { useTellDone } from './useTellDone';

/** Sets a new password by a mailed link (decisions §4 "Link reset"); whoever did signs in with it at /login. */
export const useLinkReset = (link: ResetLink, refuse: (sentences: Partial<PasswordFields>) => void) => {
  const auth = useAuth();
  const tellDone = useTellDone();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const { busy, wait, submit } = useSubmission();
  const [isRefused, setRefused] = useState(false);

  const reset = (passwords: PasswordFields) =>
    submit(
      async () => {
        tellDone(await auth.resetByLink(link, passwords));
        auth.makeRoom();
        await navigate(paths.login, { replace: true });
      },
      (error) => {
        const sentences = fieldSentences(error, ['new_password', 'confirm_new_password']);
        refuse(sentences);
        setRefused(isLinkRefused(error));
        return tellFailure('resetByLink', error, Object.values(sentences));
      },
    );

  return { reset, busy, wait, isRefused };
};
