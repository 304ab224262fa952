import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { errorMessageOf } from '../../api/errors';
import { useForbidden } from '../../api/useNotifyError';
import type { GooglePlayUrl } from '../../model/google-play/googlePlayUrl';
import { CardGrid } from '../../ui/layout/CardGrid';
import { CardsSkeleton } from '../../ui/layout/CardsSkeleton';
import { EmptyCard } from '../../ui/layout/EmptyCard';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { GooglePlayCard } from './GooglePlayCard';

interface GooglePlayCardsProps {
  onTask: (name: 'edit' | 'delete', link: GooglePlayUrl) => void;
}

/** The links of the list around it. */
export const GooglePlayCards = ({ onTask }: GooglePlayCardsProps) => {
  const t = useTranslate();
  const { data, error, isFetching = false, refetch } = useListContext<GooglePlayUrl>();
  const isForbidden = useForbidden('listGooglePlayUrls', error);
  if (isForbidden) return null;
  if (error) {
    const { message, messageArgs, wait } = errorMessageOf('listGooglePlayUrls', error);
    return (
      <LoadFailure wait={wait} isBusy={isFetching} onRetry={() => void refetch()}>
        {t(message, messageArgs)}
      </LoadFailure>
    );
  }
  if (!data) return <CardsSkeleton label={t('googlePlay.loading')} count={4} height={132} />;
  if (data.length === 0) return <EmptyCard title={t('googlePlay.empty')} text={t('googlePlay.emptyText')} />;
  return (
    <CardGrid label={t('googlePlay.title')}>
      {data.map((link) => (
        <RecordContextProvider key={link.id} value={link}>
          <GooglePlayCard onTask={(name) => onTask(name, link)} />
        </RecordContextProvider>
      ))}
    </CardGrid>
  );
};
