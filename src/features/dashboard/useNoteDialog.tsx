import { useState } from 'react';
import { isCurrent } from '../../model/siteTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { OperatorText } from '../../ui/OperatorText';
import type { OpenService } from './useOpenService';

/** Shows the current note of a service before it opens. */
export const useNoteDialog = (opener: OpenService) => {
  const [opening, setOpening] = useState<Parameters<OpenService['open']> | null>(null);
  const open: OpenService['open'] = (...attempt) => {
    const [{ note }] = attempt;
    if (note && isCurrent(note)) setOpening(attempt);
    else opener.open(...attempt);
  };
  const card = opening?.[0];
  const dialog = opening && card?.note && (
    <ConfirmDialog
      open
      title="dashboard.open.note.title"
      message="dashboard.open.note.text"
      confirm="dashboard.open.ask.go"
      cancel="dashboard.target.stay"
      args={{ service: card.name }}
      onConfirm={() => {
        setOpening(null);
        opener.open(...opening);
      }}
      onCancel={() => setOpening(null)}
    >
      <p>
        <OperatorText text={card.note.text} />
      </p>
    </ConfirmDialog>
  );
  return { opener: { ...opener, open }, dialog };
};
