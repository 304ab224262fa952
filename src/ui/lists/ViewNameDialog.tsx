import { useTranslate } from 'ra-core';
import { FormDialog } from '../form/FormDialog';
import { LabelledTextInput } from '../inputs/LabelledTextInput';
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
  const findProblem = (typed: string) => {
    if (isFull) return t('savedViews.full', { count: maxViews });
    if (!typed.trim()) return t('savedViews.missing');
    return takenNames.includes(typed.trim()) ? t('savedViews.taken') : undefined;
  };
  return (
    <FormDialog<{ name: string }>
      size="sm"
      title={name === null ? 'savedViews.save' : 'savedViews.renameTitle'}
      submit="action.save"
      busy="action.saving"
      defaultValues={{ name: name ?? '' }}
      save={async (typed) => onSave(typed.name.trim())}
      onError={() => ({ errors: {}, wait: null })}
      onClose={onClose}
      closesAtOnce
    >
      <LabelledTextInput
        source="name"
        label="savedViews.name"
        validate={findProblem}
        maxLength={40}
        help={t('savedViews.where')}
      />
    </FormDialog>
  );
};
