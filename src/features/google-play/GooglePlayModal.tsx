import { Button, Checkbox, FormControlLabel, FormHelperText, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type FormEvent } from 'react';
import { isNotHttp } from '../../model/webAddress';
import type { GooglePlayUrl } from '../../model/googlePlayUrl';
import { FormModal } from '../../ui/FormModal';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { useGooglePlayForm } from './useGooglePlayForm';

interface GooglePlayModalProps {
  /** The link that is changed; a new one where there is none. */
  link?: GooglePlayUrl;
  onClose: () => void;
}

/** Adds or changes an update link (spec 2 §2.1). */
export const GooglePlayModal = ({ link, onClose }: GooglePlayModalProps) => {
  const t = useTranslate();
  const id = useId();
  const { fields, mustUpdate, setMustUpdate, isDirty, busy, wait, send } = useGooglePlayForm(link, onClose);
  const kind = link ? 'edit' : 'add';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <FormModal
      open
      onClose={onClose}
      busy={busy}
      isDirty={isDirty}
      title={t(`googlePlay.modal.${kind}`)}
      actions={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {t('googlePlay.cancel')}
          </Button>
          <SubmitButton
            form={id}
            label={t(link ? 'googlePlay.submitEdit' : 'googlePlay.submitAdd')}
            busyLabel={t('googlePlay.saving')}
            busy={busy}
            wait={wait}
          />
        </>
      }
    >
      <Stack component="form" id={id} noValidate onSubmit={onSubmit} sx={{ gap: 5, pt: 1 }}>
        <TextInput
          {...fields.bind('url')}
          label={t('googlePlay.fields.url')}
          required
          help={isNotHttp(fields.values.url) && t('googlePlay.notHttpHelp')}
        />
        <TextInput {...fields.bind('version')} label={t('googlePlay.fields.version')} required />
        <div>
          <FormControlLabel
            control={
              <Checkbox
                name="must_update"
                checked={mustUpdate}
                onChange={(_event, checked) => setMustUpdate(checked)}
                slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
              />
            }
            label={t('googlePlay.fields.must_update')}
          />
          <FormHelperText id={`${id}-help`} sx={{ m: 0 }}>
            {t('googlePlay.mustUpdateHelp')}
          </FormHelperText>
        </div>
      </Stack>
    </FormModal>
  );
};
