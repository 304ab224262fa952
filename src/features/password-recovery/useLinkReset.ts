import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldSentences, isLinkRefused } from '../../api/errors';
import type { ResetLink } from '../../api/actions/recovery';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import type { PasswordFields } from './recoveryForm';
import { paths } from '../../paths';
import { useSubmission } from '../../ui/form/useSubmission';
import { useNotifyDone } from './useNotifyDone';

/** Sets a new password by a mailed link (decisions §4 "Link reset"); whoever did signs in with it at /login. */
export const useLinkReset = (link: ResetLink, refuse: (sentences: Partial<PasswordFields>) => void) => {
  const auth = useAuth();
  const notifyDone = useNotifyDone();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const [isRefused, setRefused] = useState(false);

  const reset = (passwords: PasswordFields) =>
    submit(
      async () => {
        notifyDone(await auth.resetByLink(link, passwords));
        auth.dropLocalSession();
        await navigate(paths.login, { replace: true });
      },
      (error) => {
        const sentences = fieldSentences(error, ['new_password', 'confirm_new_password']);
        refuse(sentences);
        setRefused(isLinkRefused(error));
        return notifyError('resetByLink', error, Object.values(sentences));
      },
    );

  return { reset, busy, wait, isRefused };
};
