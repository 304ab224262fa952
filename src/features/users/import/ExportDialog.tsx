import { Alert, Link, Stack } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { UserDataDownload } from '../../../api/actions/users';
import { useFormErrors } from '../../../api/useNotifyError';
import { useAuth } from '../../../auth/useAuth';
import { exportServices, type ExportService, productKey } from '../../../model/dic-services/services';
import { settings } from '../../../settings';
import { FormDialog } from '../../../ui/form/FormDialog';
import { CheckboxInput } from '../../../ui/inputs/CheckboxInput';
import { SelectInput } from '../../../ui/inputs/LabelledSelect';
import { useOpenUserData } from '../account/useOpenUserData';

export interface DataDialogProps {
  userId: number;
  onClose: () => void;
}

const exportValues = { service: 'PulsHub', logs: false };

/** Spec 2 §2.5, decisions §6 "Export modal". */
export const ExportDialog = ({ userId, onClose }: DataDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const openUserData = useOpenUserData(userId);
  const mayInspect = useAuth().may('users.inspect');
  const [download, setDownload] = useState<UserDataDownload | null>(null);
  const save = async ({ service, logs }: { service: ExportService; logs: boolean }) => {
    const unopened = await openUserData(service, logs);
    notify('userPages.export.done', { type: 'success' });
    if (unopened) setDownload(unopened);
    else onClose();
  };
  return (
    <FormDialog
      size="sm"
      title="userPages.export.title"
      record={exportValues}
      save={save}
      onSaved={() => undefined}
      onError={useFormErrors('exportUserData')}
      submit="users.export"
      busy="userPages.export.submitting"
      cancel={download ? 'action.close' : undefined}
      onClose={onClose}
      closesAtOnce
    >
      <Stack sx={{ gap: 3 }}>
        <SelectInput
          source="service"
          label="userPages.export.service"
          options={exportServices.map((value) => ({
            value,
            label: value === productKey ? settings.productName : t(`userPages.export.name.${value}`),
          }))}
        />
        <CheckboxInput
          source="logs"
          label="userPages.export.logs"
          disabled={!mayInspect}
          help={mayInspect ? undefined : t('userPages.export.logsHelp')}
        />
        {download && (
          <Alert severity={download.message === null ? 'info' : 'warning'} variant="outlined">
            {download.message ?? t('userPages.export.blocked')}{' '}
            <Link href={download.url} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {t('userPages.export.open')}
            </Link>
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
};
