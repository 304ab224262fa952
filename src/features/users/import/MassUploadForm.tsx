import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useMemo, type FormEvent } from 'react';
import { userSheetColumns, userSheetTypes, readServiceKeys } from '../../../model/users/userSheetRows';
import { judgeCells } from './rowVerdicts';
import { toCsv } from '../csv';
import { FilePicker } from '../../../ui/inputs/FilePicker';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/inputs/TextField';
import { downloadText } from '../downloadText';
import { useMassUpload } from './useMassUpload';
import { VerdictTable } from './VerdictTable';

interface MassUploadFormProps {
  onClose: () => void;
  onBusy: (isBusy: boolean) => void;
}

const template = [
  [...userSheetColumns],
  ['amelie.novak@example.com', 'Amélie', 'Novak', 'Site Engineer', ''],
];

/** Many new users from a file (spec 2 §2.1, §5): looked at first, then sent as it is. */
export const MassUploadForm = ({ onClose, onBusy }: MassUploadFormProps) => {
  const t = useTranslate();
  const upload = useMassUpload(onBusy);
  const { file, reading, refused, choices, busy } = upload;
  const text = (name: string, args?: object) => t(`users.mass.${name}`, args);
  const cells = reading.state === 'read' ? reading.cells : null;
  const verdicts = useMemo(() => cells && judgeCells(cells, refused), [cells, refused]);
  const isDone = upload.created !== null;
  const { unknown } = readServiceKeys(choices.services);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    upload.upload();
  };

  return (
    <Stack component="form" noValidate aria-label={t('users.addUser.mass')} onSubmit={submit} sx={{ gap: 5 }}>
      <FilePicker
        label={text('file')}
        name="file"
        accept={userSheetTypes.map((type) => `.${type}`).join()}
        choose={text('choose')}
        help={text('help')}
        error={upload.problem ? t(upload.problem) : undefined}
        onChoose={upload.choose}
        after={
          <Button onClick={() => downloadText(toCsv(template), 'users_template.csv')}>
            {text('template')}
          </Button>
        }
      >
        {file && (
          <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
        )}
      </FilePicker>
      {reading.state === 'reading' && <Typography component="output">{text('reading')}</Typography>}
      {reading.state === 'unreadable' && <Alert severity="warning">{text('unreadable')}</Alert>}
      {verdicts && <VerdictTable verdicts={verdicts} isCreated={isDone} />}
      {!verdicts && refused.length > 0 && (
        <Alert severity="error">
          {text('refused')}
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {refused.slice(0, 20).map(({ row, field, message }) => (
              <li key={`${row} ${field} ${message}`}>{`${text('row')} ${row}: ${message}`}</li>
            ))}
          </Box>
        </Alert>
      )}
      {!isDone && (
        <>
          {upload.givesServices && (
            <TextField
              name="dic_services"
              label={text('services')}
              value={choices.services}
              onChange={(services) => upload.change({ services })}
              help={text('servicesHelp')}
              error={
                unknown.length > 0 ? text('servicesUnknown', { names: unknown.join('", "') }) : undefined
              }
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <FormControlLabel
              label={text('demo')}
              control={
                <Checkbox checked={choices.isDemo} onChange={(_event, isDemo) => upload.change({ isDemo })} />
              }
            />
            <FormControlLabel
              label={text('email')}
              control={
                <Checkbox
                  checked={choices.sendEmail}
                  onChange={(_event, sendEmail) => upload.change({ sendEmail })}
                />
              }
            />
          </Box>
        </>
      )}
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end' }}>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {t(isDone ? 'users.addUser.close' : 'users.addUser.cancel')}
        </Button>
        {!isDone && (
          <SubmitButton
            label={text('submit')}
            busyLabel={text('submitting')}
            busy={busy}
            wait={upload.wait}
          />
        )}
      </Stack>
    </Stack>
  );
};
