import { Alert, Link, Stack } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import { useRefusal } from '../../../api/useNotifyError';
import { useAuth } from '../../../auth/useAuth';
import { exportServices, type ExportService } from '../../../model/dic-services/serviceAccess';
import { productKey } from '../../../model/dic-services/services';
import { settings } from '../../../settings';
import { CancelButton, SaveButton } from '../../../ui/form/FormButtons';
import { FormDialog } from '../../../ui/form/FormDialog';
import { CheckboxInput } from '../../../ui/inputs/CheckboxInput';
import { openTab } from '../openTab';
import { SelectInput } from '../../../ui/inputs/SelectInput';
import { useField } from '../../../ui/inputs/useField';

interface ExportDialogProps {
  userId: number;
  onClose: () => void;
}

const usual = { service: 'PulsHub', logs: false };

/** Which of the user's data goes into a file (spec 2 §2.5, decisions §4 "Export modal"). */
export const ExportDialog = ({ userId, onClose }: ExportDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const mayInspect = useAuth().may('users.inspect');
  const refuse = useRefusal('exportUserData');
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const save = async ({ service, logs }: Record<string, unknown>) => {
    // Before the call: a browser blocks a tab that comes long after the click.
    const tab = openTab();
    let url: string;
    try {
      url = await data.exportUserData(userId, service as ExportService, logs === true);
    } catch (error) {
      tab?.close();
      throw error;
    }
    notify('userPages.export.done', { type: 'success' });
    if (!tab || tab.closed) return setBlockedUrl(url);
    tab.location.replace(new URL(url, location.href).href);
    return onClose();
  };
  return (
    <FormDialog
      size="sm"
      title="userPages.export.title"
      record={usual}
      save={save}
      onSaved={() => undefined}
      onRefused={refuse}
      onClose={onClose}
      closesAtOnce
      buttons={
        <>
          <CancelButton onClick={onClose} {...(blockedUrl ? { label: 'userPages.export.close' } : {})} />
          <SaveButton label="userPages.export.submit" busyLabel="userPages.export.submitting" />
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <ServiceInput />
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

const ServiceInput = () => {
  const t = useTranslate();
  const { required: _never, ...field } = useField<string>({
    source: 'service',
    label: 'userPages.export.service',
  });
  const options = exportServices.map((value) => ({
    value,
    label: value === productKey ? settings.productName : t(`userPages.export.name.${value}`),
  }));
  return <SelectInput {...field} options={options} />;
};
