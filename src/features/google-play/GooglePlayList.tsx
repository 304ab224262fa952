import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { useLoadFailure } from '../../api/useQueryFailure';
import type { GooglePlayUrl } from './googlePlayUrl';
import { useRecordDialog } from '../../ui/dialogs/useRecordDialog';
import { CardList } from '../../ui/cards/CardList';
import { ignoreErrors } from '../../ui/views';
import { GooglePlayCard } from './GooglePlayCard';
import { GooglePlayCreate, GooglePlayDelete, GooglePlayEdit } from './GooglePlayDialogs';

const dialogs = { create: GooglePlayCreate, edit: GooglePlayEdit, delete: GooglePlayDelete };

/** Spec 2 §2.1 "Google Play URL tab". */
export const GooglePlayList = () => (
  // Keeps no state in the address, which the tabs share, nor in the store, because the list is short.
  <ListBase<GooglePlayUrl> perPage={100} storeKey={false} disableSyncWithLocation queryOptions={ignoreErrors}>
    <GooglePlayCards />
  </ListBase>
);

const GooglePlayCards = () => {
  const t = useTranslate();
  const { openDialog, dialog } = useRecordDialog(dialogs);
  return (
    <>
      <CardList
        title={t('googlePlay.title')}
        intro={t('googlePlay.line')}
        action={
          <Button variant="contained" startIcon={<Add />} onClick={() => openDialog('create')}>
            {t('googlePlay.add')}
          </Button>
        }
        skeleton={{ label: t('googlePlay.loading'), count: 4, height: 156 }}
        failure={useLoadFailure('google-play.list', useListContext<GooglePlayUrl>())}
        empty={{ title: t('googlePlay.empty'), text: t('googlePlay.emptyText') }}
      >
        <GooglePlayCard onOpen={openDialog} />
      </CardList>
      {dialog}
    </>
  );
};
