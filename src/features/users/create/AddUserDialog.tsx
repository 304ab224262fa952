import { Box, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { DialogFrame, DialogParts } from '../../../ui/dialogs/Dialog';
import type { Closing } from '../../../ui/form/AskBeforeClosing';
import { MassUploadForm } from '../import/MassUploadForm';
import { SingleUserForm } from './SingleUserForm';

interface AddUserDialogProps {
  onClose: () => void;
  onCreated: (id: number) => void;
}

const tabs = ['single', 'mass'] as const;

/** Add User (spec 2 §2.1): one by one, or many from a file. */
const AddUserDialog = ({ onClose, onCreated }: AddUserDialogProps) => {
  const t = useTranslate();
  const id = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]>('single');
  const [isBusy, setBusy] = useState(false);
  const closing = useRef<Closing>(null);
  return (
    <DialogFrame id={id} open onClose={() => closing.current?.ask()} busy={isBusy} size="lg">
      <DialogParts id={id} title={t('users.addUser.title')}>
        <Tabs
          value={tab}
          onChange={(_event, next: typeof tab) => setTab(next)}
          aria-label={t('users.addUser.tabs')}
          variant="fullWidth"
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 5 }}
        >
          {tabs.map((name) => (
            <Tab
              key={name}
              value={name}
              disabled={isBusy}
              label={t(`users.addUser.${name}`)}
              id={`${id}tab-${name}`}
              aria-controls={`${id}panel-${name}`}
            />
          ))}
        </Tabs>
        {tabs.map((name) => (
          <Box
            key={name}
            role="tabpanel"
            id={`${id}panel-${name}`}
            aria-labelledby={tab === name ? `${id}tab-${name}` : undefined}
            hidden={tab !== name}
            sx={{ pb: 4 }}
          >
            {name === 'single' ? (
              // A file is chosen again with one click: only these fields are asked about.
              <SingleUserForm closing={closing} onClose={onClose} onCreated={onCreated} onBusy={setBusy} />
            ) : (
              <MassUploadForm onClose={onClose} onBusy={setBusy} />
            )}
          </Box>
        ))}
      </DialogParts>
    </DialogFrame>
  );
};

export default AddUserDialog;
