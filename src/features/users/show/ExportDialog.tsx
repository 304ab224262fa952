import { Alert, Button, Link, Select, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { useAuth } from '../../../auth/useAuth';
import { exportServices, type ExportService } from '../../../model/dic-services/serviceAccess';
import { productKey } from '../../../model/dic-services/services';
import { settings } from '../../../settings';
import { FieldFrame } from '../../../ui/inputs/FieldFrame';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { CheckInput } from '../../../ui/inputs/CheckInput';
import { useExport } from './useExport';

interface ExportDialogProps {
  userId: number;
  onClose: () => void;
}

/** Which of the user's data goes into a file (spec 2 §2.5, decisions §4 "Export modal"). */
export const ExportDialog = ({ userId, onClose }: ExportDialogProps) => {
  const t = useTranslate();
  const id = useId();
  const mayInspect = useAuth().may('users.inspect');
  const [service, setService] = useState<ExportService>('PulsHub');
  const [hasLogs, setHasLogs] = useState(false);
  const { busy, wait, blockedUrl, run } = useExport(userId, onClose);
  const text = (name: string) => t(`userPages.export.${name}`);
  const nameOf = (name: ExportService) => (name === productKey ? settings.productName : text(`name.${name}`));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(service, hasLogs);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      size="sm"
      title={text('title')}
      actions={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {blockedUrl ? text('close') : t('userPages.cancel')}
          </Button>
          <SubmitButton
            form={`${id}form`}
            label={text('submit')}
            busyLabel={text('submitting')}
            busy={busy}
            wait={wait}
          />
        </>
      }
    >
      <form id={`${id}form`} onSubmit={submit}>
        <Stack sx={{ gap: 3 }}>
          <FieldFrame id={id} label={text('service')}>
            <Select
              native
              fullWidth
              size="small"
              id={id}
              value={service}
              onChange={({ target }) => setService(target.value)}
              inputProps={{ id, name: 'service' }}
            >
              {exportServices.map((name) => (
                <option key={name} value={name}>
                  {nameOf(name)}
                </option>
              ))}
            </Select>
          </FieldFrame>
          <CheckInput
            name="logs"
            label={text('logs')}
            checked={hasLogs}
            onChange={setHasLogs}
            disabled={!mayInspect}
            help={mayInspect ? undefined : text('logsHelp')}
          />
          {blockedUrl && (
            <Alert severity="info" variant="outlined">
              {text('blocked')}{' '}
              <Link href={blockedUrl} target="_blank" rel="noopener noreferrer" onClick={onClose}>
                {text('open')}
              </Link>
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
