import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLoadFailure } from '../../api/useQueryFailure';
import type { CatalogueService } from '../../model/dic-services/catalogueService';
import { paths } from '../../paths';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { useRecordDialog } from '../../ui/dialogs/useRecordDialog';
import { CardList } from '../../ui/cards/CardList';
import { int, text } from '../../ui/address/addressParams';
import { AddressList } from '../../ui/address/AddressList';
import { useAddressState, useDebouncedText, type DebouncedText } from '../../ui/address/useAddressState';
import { CatalogueCard } from './CatalogueCard';
import { ServiceDelete, ServiceDuplicate, ServiceQuickEdit } from './ServiceDialogs';

const dialogs = { delete: ServiceDelete, quickEdit: ServiceQuickEdit, duplicate: ServiceDuplicate };

const addressParams = { service: text(), service_page: int(1) };

export const ServiceList = () => {
  const [{ service, service_page: page }, change] = useAddressState(addressParams);
  const search = useDebouncedText(service, (next) =>
    change({ service: next, service_page: 1 }, { replace: true }),
  );
  return (
    <AddressList<CatalogueService>
      state={{ page, perPage: 20, filter: service ? { search: service.trim() } : {} }}
      onChange={(next) => next.page && change({ service_page: next.page })}
    >
      <ServiceCards search={search} isSearched={service !== ''} />
    </AddressList>
  );
};

interface ServiceCardsProps {
  search: DebouncedText;
  isSearched: boolean;
}

const ServiceCards = ({ search, isSearched }: ServiceCardsProps) => {
  const t = useTranslate();
  const list = useListContext<CatalogueService>();
  const { openDialog, dialog } = useRecordDialog(dialogs);
  const tools = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 5 }}>
      <SearchBox
        isMain
        label={t('dicServices.search.label')}
        placeholder={t('dicServices.search.placeholder')}
        value={search.text}
        onChange={search.type}
      />
      <Typography component="output" variant="body2" color="textSecondary">
        {t('dicServices.count', { smart_count: list.total ?? 0 })}
      </Typography>
    </Box>
  );
  return (
    <>
      <CardList
        title={t('dicServices.title')}
        intro={t('dicServices.line')}
        action={
          <Button variant="contained" startIcon={<Add />} component={Link} to={paths.dicServiceAdd}>
            {t('dicServices.add')}
          </Button>
        }
        skeleton={{ label: t('dicServices.loading'), count: 5, height: 236 }}
        failure={useLoadFailure('dic-services.list', list)}
        tools={tools}
        isSearched={isSearched}
        empty={
          isSearched
            ? { title: t('dicServices.noMatch') }
            : { title: t('dicServices.empty'), text: t('dicServices.emptyText') }
        }
      >
        <CatalogueCard onOpen={openDialog} />
      </CardList>
      {dialog}
    </>
  );
};
