import { Box, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { errorMessageOf } from '../../api/errors';
import { useForbidden } from '../../api/useNotifyError';
import type { CatalogueService } from '../../model/dic-services/catalogueService';
import { CardGrid } from '../../ui/layout/CardGrid';
import { CardsSkeleton } from '../../ui/layout/CardsSkeleton';
import { EmptyCard } from '../../ui/layout/EmptyCard';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { Pager } from '../../ui/layout/Pager';
import { SearchInput } from '../../ui/inputs/SearchInput';
import { ServiceCard, type ServiceTask } from './ServiceCard';

interface ServiceCardsProps {
  search: { text: string; setText: (text: string) => void; settled: string };
  onTask: (name: ServiceTask, service: CatalogueService) => void;
}

/** The services of the list around it, and the search among them. */
export const ServiceCards = ({ search, onTask }: ServiceCardsProps) => {
  const t = useTranslate();
  const list = useListContext<CatalogueService>();
  const { data, error, isFetching = false, refetch, total = 0, page, perPage, setPage } = list;
  const isForbidden = useForbidden('listServices', error);
  const type = (text: string) => {
    setPage(1);
    search.setText(text);
  };
  if (isForbidden) return null;
  if (error) {
    const { message, messageArgs, wait } = errorMessageOf('listServices', error);
    return (
      <LoadFailure wait={wait} isBusy={isFetching} onRetry={() => void refetch()}>
        {t(message, messageArgs)}
      </LoadFailure>
    );
  }
  // The specification asks for five (spec 2 §2.1).
  if (!data) return <CardsSkeleton label={t('dicServices.loading')} count={5} height={236} />;
  const isSearched = search.settled !== '';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 5 }}>
        <SearchInput
          label={t('dicServices.search.label')}
          placeholder={t('dicServices.search.placeholder')}
          value={search.text}
          onChange={type}
        />
        <Typography component="output" variant="body2" color="textSecondary">
          {t('dicServices.count', { smart_count: total })}
        </Typography>
      </Box>
      {data.length === 0 && isSearched && <EmptyCard title={t('dicServices.noMatch')} />}
      {data.length === 0 && !isSearched && (
        <EmptyCard title={t('dicServices.empty')} text={t('dicServices.emptyText')} />
      )}
      {data.length > 0 && (
        <CardGrid label={t('dicServices.title')}>
          {data.map((service) => (
            <RecordContextProvider key={service.id} value={service}>
              <ServiceCard onTask={(name) => onTask(name, service)} />
            </RecordContextProvider>
          ))}
        </CardGrid>
      )}
      {data.length < total && <Pager page={page} perPage={perPage} total={total} onPage={setPage} />}
    </>
  );
};
