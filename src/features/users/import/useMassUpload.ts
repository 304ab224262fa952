import { useNotify } from 'ra-core';
import { useState } from 'react';
import { HttpError } from '../../../api/HttpError';
import { useData } from '../../../api/useData';
import { useAuth } from '../../../auth/useAuth';
import { useNotifyError } from '../../../api/useNotifyError';
import { userSheetProblem } from './userSheetFile';
import type { RowFault } from '../../../model/users/userSheetRows';
import { faultsOf } from './rowVerdicts';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useUsersChanged } from '../usersCache';
import { useUserSheet } from './useUserSheet';

interface Choices {
  services: string;
  isDemo: boolean;
  sendEmail: boolean;
}

/** Both switches are on at first (spec 2 §9). */
const usual: Choices = { services: '', isDemo: true, sendEmail: true };

/** A file of accounts on its way up: chosen, looked at, sent, and what became of its rows. */
export const useMassUpload = (onBusy: (isBusy: boolean) => void) => {
  const auth = useAuth();
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const usersChanged = useUsersChanged();
  const { busy, wait, submit } = useSubmission();
  const { reading, read } = useUserSheet();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [choices, setChoices] = useState(usual);
  const [refused, setRefused] = useState<RowFault[]>([]);
  const [created, setCreated] = useState<number | null>(null);

  const choose = (chosen: File) => {
    const found = userSheetProblem(chosen);
    setProblem(found);
    setFile(found ? null : chosen);
    setRefused([]);
    setCreated(null);
    read(found ? null : chosen);
    if (!found) notify('users.mass.valid', { type: 'success' });
  };

  const givesServices = auth.may('dic-services.give');
  const upload = () => {
    const found = userSheetProblem(file);
    if (found || !file) {
      setProblem((now) => now ?? found);
      return;
    }
    void submit(
      async () => {
        onBusy(true);
        setRefused([]);
        try {
          setCreated(
            (await data.uploadUsers({
              file,
              ...choices,
              services: givesServices ? choices.services : '',
            })) ?? 0,
          );
          notify('users.mass.done', { type: 'success' });
          void usersChanged();
        } finally {
          onBusy(false);
        }
      },
      (error) => {
        setRefused(error instanceof HttpError ? faultsOf(error.body) : []);
        return notifyError('uploadUsers', error);
      },
    );
  };

  return {
    file,
    problem,
    choices,
    givesServices,
    reading,
    refused,
    created,
    busy,
    wait,
    choose,
    change: (part: Partial<Choices>) => setChoices((now) => ({ ...now, ...part })),
    upload,
  };
};
