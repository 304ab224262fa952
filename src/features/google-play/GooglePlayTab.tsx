import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ListBase, ResourceContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { GooglePlayUrl } from '../../model/googlePlayUrl';
import { SectionHead } from '../../ui/SectionHead';
import { DeleteGooglePlay } from './DeleteGooglePlay';
import { GooglePlayCards } from './GooglePlayCards';
import { GooglePlayModal } from './GooglePlayModal';

/** Which dialog is open: a new link, or one that is there. */
type Task = { name: 'add' } | { name: 'edit' | 'delete'; link: GooglePlayUrl };

const told = { onError: () => undefined };

/** The update links of the mobile applications (spec 2 §2.1 "Google Play URL tab"). */
export const GooglePlayTab = () => {
  const t = useTranslate();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setTask({ name: 'add' })}>
      {t('googlePlay.add')}
    </Button>
  );
  return (
    <ResourceContextProvider value="google-play">
      <SectionHead title={t('googlePlay.title')} line={t('googlePlay.line')} action={add} />
      <ListBase<GooglePlayUrl>
        perPage={100}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
        queryOptions={told}
      >
        <GooglePlayCards
          onEdit={(link) => setTask({ name: 'edit', link })}
          onDelete={(link) => setTask({ name: 'delete', link })}
        />
      </ListBase>
      {task?.name === 'add' && <GooglePlayModal onClose={close} />}
      {task?.name === 'edit' && <GooglePlayModal link={task.link} onClose={close} />}
      {task?.name === 'delete' && <DeleteGooglePlay link={task.link} onClose={close} />}
    </ResourceContextProvider>
  );
};
