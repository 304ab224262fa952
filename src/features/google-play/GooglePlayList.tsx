import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ListBase, RecordContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { GooglePlayUrl } from '../../model/google-play/googlePlayUrl';
import { SectionHead } from '../../ui/layout/SectionHead';
import { shownElsewhere } from '../../ui/shownElsewhere';
import { GooglePlayCards } from './GooglePlayCards';
import { GooglePlayCreate } from './GooglePlayCreate';
import { GooglePlayDelete } from './GooglePlayDelete';
import { GooglePlayEdit } from './GooglePlayEdit';

/** Which dialog is open: a new link, or one that is there. */
type Task = { name: 'add' } | { name: 'edit' | 'delete'; link: GooglePlayUrl };

/** The update links of the mobile applications (spec 2 §2.1 "Google Play URL tab"). */
export const GooglePlayList = () => {
  const t = useTranslate();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setTask({ name: 'add' })}>
      {t('googlePlay.add')}
    </Button>
  );
  return (
    <ListBase<GooglePlayUrl>
      perPage={100}
      storeKey={false}
      disableSyncWithLocation
      disableAuthentication
      queryOptions={shownElsewhere}
    >
      <SectionHead title={t('googlePlay.title')} line={t('googlePlay.line')} action={add} />
      <GooglePlayCards onTask={(name, link) => setTask({ name, link })} />
      {task?.name === 'add' && <GooglePlayCreate onClose={close} />}
      {task && task.name !== 'add' && (
        <RecordContextProvider value={task.link}>
          {task.name === 'edit' ? <GooglePlayEdit onClose={close} /> : <GooglePlayDelete onClose={close} />}
        </RecordContextProvider>
      )}
    </ListBase>
  );
};
