import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dateTimeText } from '../../../model/time';
import { lazyPart, pickExport } from '../../../ui/loading/lazyCode';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { useUndoHistory, type UndoableAction } from './undoHistory';

const UndoDialog = lazyPart(() => import('./BulkDialog').then(pickExport('UndoDialog')));

/** Lists the undoable actions, optionally of one user only. */
export const UndoMenu = ({ userId }: { userId?: number }) => {
  const t = useTranslate();
  const { actions } = useUndoHistory();
  const [selectedAction, setSelectedAction] = useState<UndoableAction | null>(null);
  const undoableActions = actions
    .map((action) => ({
      ...action,
      changes: action.changes.filter(({ user }) => userId === undefined || user.id === userId),
    }))
    .filter(({ changes }) => changes.length > 0);
  return (
    <>
      {undoableActions.length > 0 && (
        <MenuButton
          label={t('users.bulk.takeBack.label')}
          entries={undoableActions.map((action) => ({
            name: String(action.startedAt),
            label: t('users.bulk.takeBack.entry', {
              title: t(`users.bulk.${action.name}.title`),
              smart_count: action.changes.length,
              time: dateTimeText(new Date(action.startedAt).toISOString(), 'minute'),
            }),
            onClick: () => setSelectedAction(action),
            props: { sx: { whiteSpace: 'normal' } },
          }))}
        />
      )}
      {selectedAction && <UndoDialog action={selectedAction} onClose={() => setSelectedAction(null)} />}
    </>
  );
};
