import { Box, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { EditDialog } from '../../../ui/dialogs/EditDialog';
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
  const [isTyped, setTyped] = useState(false);
  return (
    <EditDialog
      open
      onClose={onClose}
      busy={isBusy}
      isDirty={isTyped}
      size="lg"
      title={t('users.addUser.title')}
    >
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
          // A file is chosen again with one click, fields are not.
          onInput={() => name === 'single' && setTyped(true)}
          sx={{ pb: 4 }}
        >
          {name === 'single' ? (
            <SingleUserForm onClose={onClose} onCreated={onCreated} onBusy={setBusy} />
          ) : (
            <MassUploadForm onClose={onClose} onBusy={setBusy} />
          )}
        </Box>
      ))}
    </EditDialog>
  );
};

export default AddUserDialog;
