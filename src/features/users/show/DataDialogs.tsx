import { Alert, Link, Stack } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from '../../../api/useData';
import { useRefusal } from '../../../api/useNotifyError';
import { useAuth } from '../../../auth/useAuth';
import { exportServices, type ExportService, productKey } from '../../../model/dic-services/services';
import { settings } from '../../../settings';
import { FormDialog } from '../../../ui/form/FormDialog';
import { CheckboxInput } from '../../../ui/inputs/CheckboxInput';
import { SelectInput } from '../../../ui/inputs/SelectInput';
import { useField } from '../../../ui/inputs/useField';
import { FileInput } from '../FileInput';
import { useOpenUserData } from '../useOpenUserData';
import { useUsersChanged } from '../usersCache';

interface DataDialogProps {
  userId: number;
  onClose: () => void;
}

const exportValues = { service: 'PulsHub', logs: false };

/** Which of the user's data goes into a file (spec 2 §2.5, decisions §4 "Export modal"). */
export const ExportDialog = ({ userId, onClose }: DataDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const openUserData = useOpenUserData(userId);
  const mayInspect = useAuth().may('users.inspect');
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const save = async ({ service, logs }: Record<string, unknown>) => {
    const blocked = await openUserData(service as ExportService, logs === true);
    notify('userPages.export.done', { type: 'success' });
    if (blocked) setBlockedUrl(blocked);
    else onClose();
  };
  return (
    <FormDialog
      size="sm"
      title="userPages.export.title"
      record={exportValues}
      save={save}
      onSaved={() => undefined}
      onRefused={useRefusal('exportUserData')}
      submit="users.export"
      busy="userPages.export.submitting"
      cancel={blockedUrl ? 'action.close' : undefined}
      onClose={onClose}
      closesAtOnce
    >
      <Stack sx={{ gap: 3 }}>
        <ExportServiceInput />
        <CheckboxInput
          source="logs"
          label="userPages.export.logs"
          disabled={!mayInspect}
          help={mayInspect ? undefined : t('userPages.export.logsHelp')}
        />
        {blockedUrl && (
          <Alert severity="info" variant="outlined">
            {t('userPages.export.blocked')}{' '}
            <Link href={blockedUrl} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {t('userPages.export.open')}
            </Link>
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
};

const ExportServiceInput = () => {
  const t = useTranslate();
  const field = useField<string>({ source: 'service', label: 'userPages.export.service' });
  const options = exportServices.map((value) => ({
    value,
    label: value === productKey ? settings.productName : t(`userPages.export.name.${value}`),
  }));
  return <SelectInput {...field} options={options} />;
};

/** The success is seen before the dialog goes (spec 2 §9). */
const closesAfterMs = 1000;

/** Some systems do not know the type of a .json file and leave it empty. */
const isJson = ({ type, name }: File): boolean =>
  type === 'application/json' || (type === '' && name.toLowerCase().endsWith('.json'));

const fileRule = (file: File | '') => {
  if (!file) return 'userPages.import.none';
  return isJson(file) ? undefined : 'userPages.import.type';
};

const importValues = { data: '' };

export const ImportDialog = ({ userId, onClose }: DataDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const usersChanged = useUsersChanged();
  const [isDone, setDone] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => close(), closesAfterMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  const save = async (typed: Record<string, unknown>) => {
    const message = await data.importUserData(userId, typed['data'] as File);
    if (message) notify('error.fromServer', { type: 'success', messageArgs: { text: message } });
    else notify('userPages.import.done', { type: 'success' });
    void usersChanged();
    setDone(true);
  };
  return (
    <FormDialog
      size="sm"
      title="userPages.import.title"
      record={importValues}
      save={save}
      onSaved={() => undefined}
      onRefused={useRefusal('importUserData')}
      submit="userPages.import.submit"
      busy="userPages.import.submitting"
      disabled={isDone}
      onClose={onClose}
      closesAtOnce
    >
      <FileInput
        source="data"
        label="userPages.import.file"
        accept="application/json,.json"
        choose={t('userPages.import.choose')}
        help={t('userPages.import.help')}
        validate={fileRule}
      />
    </FormDialog>
  );
};
