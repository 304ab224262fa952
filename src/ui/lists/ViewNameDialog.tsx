import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { TitledDialog } from '../dialogs/TitledDialog';
import { useFocusInDialog } from '../focus';
import { LabelledTextField } from '../inputs/LabelledTextField';
import { maxViews } from './savedViews';

interface ViewNameDialogProps {
  /** Name of the view to rename; null for a new view. */
  name: string | null;
  takenNames: readonly string[];
  isFull: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

export const ViewNameDialog = ({ name, takenNames, isFull, onSave, onClose }: ViewNameDialogProps) => {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFocusInDialog(() => input.current?.select());
  const [typed, setTyped] = useState(name ?? '');
  const trimmedName = typed.trim();
  const problem = isFull
    ? t('savedViews.full', { count: maxViews })
    : takenNames.includes(trimmedName) && t('savedViews.taken');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmedName && !problem) onSave(trimmedName);
  };
  return (
    <TitledDialog
      open
      onClose={onClose}
      size="sm"
      title={t(name === null ? 'savedViews.save' : 'savedViews.renameTitle')}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={!trimmedName || Boolean(problem)}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <LabelledTextField
          ref={input}
          label={t('savedViews.name')}
          value={typed}
          onChange={setTyped}
          maxLength={40}
          error={problem}
          help={t('savedViews.where')}
        />
      </form>
    </TitledDialog>
  );
};
