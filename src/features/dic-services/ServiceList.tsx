import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLoadFailure } from '../../api/useNotifyError';
import type { CatalogueService } from '../../model/dic-services/catalogueService';
import { paths } from '../../paths';
import { SearchInput } from '../../ui/inputs/SearchInput';
import { useRecordDialog } from '../../ui/dialogs/useRecordDialog';
import { CardList } from '../../ui/cards/CardList';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { SectionHead } from '../../ui/page/SectionHead';
import { useAddressText } from '../../ui/useAddressText';
import { List } from '../../ui/views';
import { ServiceCard, type OpenServiceDialog } from './ServiceCard';
import { ServiceDelete, ServiceDuplicate, ServiceQuickEdit } from './ServiceDialogs';

const dialogs = { delete: ServiceDelete, quickEdit: ServiceQuickEdit, duplicate: ServiceDuplicate };

export const ServiceList = () => {
  const t = useTranslate();
  const search = useAddressText('service');
  const { openDialog, dialog } = useRecordDialog(dialogs);
  const add = (
    <Button variant="contained" startIcon={<Add />} component={Link} to={paths.dicServiceAdd}>
      {t('dicServices.add')}
    </Button>
  );
  return (
    <List<CatalogueService> perPage={20} filter={search.settled ? { search: search.settled.trim() } : {}}>
      <SectionHead title={t('dicServices.title')} line={t('dicServices.line')} action={add} />
      <ServiceCards search={search} onOpen={openDialog} />
      {dialog}
    </List>
  );
};

interface ServiceCardsProps {
  search: ReturnType<typeof useAddressText>;
  onOpen: OpenServiceDialog;
}

const ServiceCards = ({ search, onOpen }: ServiceCardsProps) => {
  const t = useTranslate();
  const list = useListContext<CatalogueService>();
  const { total = 0, setPage } = list;
  const onSearch = (text: string) => {
    setPage(1);
    search.setText(text);
  };
  const head = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 5 }}>
      <SearchInput
        label={t('dicServices.search.label')}
        placeholder={t('dicServices.search.placeholder')}
        value={search.text}
        onChange={onSearch}
      />
      <Typography component="output" variant="body2" color="textSecondary">
        {t('dicServices.count', { smart_count: total })}
      </Typography>
    </Box>
  );
  const empty = search.settled ? (
    <EmptyCard title={t('dicServices.noMatch')} />
  ) : (
    <EmptyCard title={t('dicServices.empty')} text={t('dicServices.emptyText')} />
  );
  return (
    <CardList
      label={t('dicServices.title')}
      skeleton={{ label: t('dicServices.loading'), count: 5, height: 236 }}
      failure={useLoadFailure('listServices', list)}
      head={head}
      empty={empty}
    >
      <ServiceCard onOpen={onOpen} />
    </CardList>
  );
};
