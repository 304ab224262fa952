import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { errorMessageOf } from '../../api/errors';
import { useForbidden } from '../../api/useNotifyError';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { CardGrid } from '../../ui/layout/CardGrid';
import { CardsSkeleton } from '../../ui/layout/CardsSkeleton';
import { EmptyCard } from '../../ui/layout/EmptyCard';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { Pager } from '../../ui/layout/Pager';
import type { TemplateTask } from './TemplateList';
import { TemplateCard } from './TemplateCard';

interface TemplateCardsProps {
  onTask: (name: TemplateTask, template: MessageTemplate) => void;
}

/** The templates of the list around it. */
export const TemplateCards = ({ onTask }: TemplateCardsProps) => {
  const t = useTranslate();
  const list = useListContext<MessageTemplate>();
  const { data, error, isFetching = false, refetch, total = 0, page, perPage, setPage } = list;
  const isForbidden = useForbidden('listTemplates', error);
  if (isForbidden) return null;
  if (error) {
    const { message, messageArgs, wait } = errorMessageOf('listTemplates', error);
    const failed = 'customMessageTemplate.listFailed';
    return (
      <LoadFailure
        title={message === failed ? undefined : t(failed)}
        wait={wait}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      >
        {t(message, messageArgs)}
      </LoadFailure>
    );
  }
  if (!data) return <CardsSkeleton label={t('customMessageTemplate.loading')} count={3} height={264} />;
  if (data.length === 0)
    return <EmptyCard title={t('customMessageTemplate.empty')} text={t('customMessageTemplate.emptyText')} />;
  return (
    <>
      <CardGrid label={t('customMessageTemplate.title')}>
        {data.map((template) => (
          <RecordContextProvider key={template.id} value={template}>
            <TemplateCard onTask={(name) => onTask(name, template)} />
          </RecordContextProvider>
        ))}
      </CardGrid>
      {data.length < total && <Pager page={page} perPage={perPage} total={total} onPage={setPage} />}
    </>
  );
};
