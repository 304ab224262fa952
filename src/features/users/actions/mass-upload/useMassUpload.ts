import { useNotify } from 'ra-core';
import { useState } from 'react';
import { HttpError } from '../../../../api/HttpError';
import { useData } from '../../../../api/useData';
import { useAuth } from '../../../../auth/useAuth';
import { useTellFailure } from '../../../../api/useTellFailure';
import { accountFileProblem } from '../../../../model/accountFile';
import type { RowFault } from '../../../../model/accountRows';
import { faultsOf } from '../../../../model/accountVerdicts';
import { useSubmission } from '../../../../ui/useSubmission';
import { useUsersChanged } from '../../fields/usersCache';
import { useAccountFile } from './useAccountFile';

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
  const tell = useTellFailure();
  const usersChanged = useUsersChanged();
  const { busy, wait, submit } = useSubmission();
  const { reading, read } = useAccountFile();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [choices, setChoices] = useState(usual);
  const [refused, setRefused] = useState<RowFault[]>([]);
  const [created, setCreated] = useState<number | null>(null);

  const choose = (chosen: File) => {
    const found = accountFileProblem(chosen);
    setProblem(found);
    setFile(found ? null : chosen);
    setRefused([]);
    setCreated(null);
    read(found ? null : chosen);
    if (!found) notify('users.mass.valid', { type: 'success' });
  };

  const givesServices = auth.may('dic-services.give');
  const upload = () => {
    const found = accountFileProblem(file);
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
            (await data.uploadAccounts({
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
        return tell('uploadAccounts', error);
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
