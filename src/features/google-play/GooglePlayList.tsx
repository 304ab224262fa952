import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLoadFailure } from '../../api/useNotifyError';
import type { GooglePlayUrl } from '../../model/google-play/googlePlayUrl';
import { CardList } from '../../ui/layout/CardList';
import { EmptyCard } from '../../ui/layout/EmptyCard';
import { SectionHead } from '../../ui/layout/SectionHead';
import { List } from '../../ui/views';
import { GooglePlayCard, type OpenGooglePlayDialog } from './GooglePlayCard';
import { GooglePlayCreate } from './GooglePlayCreate';
import { GooglePlayDelete } from './GooglePlayDelete';
import { GooglePlayEdit } from './GooglePlayEdit';

type Dialog = { name: 'create' } | { name: 'edit' | 'delete'; link: GooglePlayUrl };

/** The update links of the mobile applications (spec 2 §2.1 "Google Play URL tab"). */
export const GooglePlayList = () => {
  const t = useTranslate();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDialog({ name: 'create' })}>
      {t('googlePlay.add')}
    </Button>
  );
  return (
    <List<GooglePlayUrl> perPage={100}>
      <SectionHead title={t('googlePlay.title')} line={t('googlePlay.line')} action={add} />
      <GooglePlayCards onOpen={(name, link) => setDialog({ name, link })} />
      {dialog?.name === 'create' && <GooglePlayCreate onClose={close} />}
      {dialog && dialog.name !== 'create' && (
        <RecordContextProvider value={dialog.link}>
          {dialog.name === 'edit' ? <GooglePlayEdit onClose={close} /> : <GooglePlayDelete onClose={close} />}
        </RecordContextProvider>
      )}
    </List>
  );
};

const GooglePlayCards = ({ onOpen }: { onOpen: OpenGooglePlayDialog }) => {
  const t = useTranslate();
  const failure = useLoadFailure('listGooglePlayUrls', useListContext<GooglePlayUrl>().error);
  return (
    <CardList
      label={t('googlePlay.title')}
      skeleton={{ label: t('googlePlay.loading'), count: 4, height: 132 }}
      failure={failure}
      empty={<EmptyCard title={t('googlePlay.empty')} text={t('googlePlay.emptyText')} />}
    >
      <GooglePlayCard onOpen={onOpen} />
    </CardList>
  );
};
