import { EditBase, ResourceContextProvider, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { LoadedService } from './LoadedService';
import { ServicePage } from './ServicePage';

const told = { onSuccess: () => undefined, onError: () => undefined };

/** What was typed must not be replaced by what a refetch brings. */
const once = { onError: () => undefined, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Edit DIC Service (spec 2 §2.2). */
const EditServicePage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  return (
    <ServicePage title={t('dicServices.editTitle')}>
      <ResourceContextProvider value="dic-services">
        <EditBase
          key={id}
          id={id}
          mutationMode="pessimistic"
          disableAuthentication
          redirect={false}
          mutationOptions={told}
          queryOptions={once}
        >
          <LoadedService />
        </EditBase>
      </ResourceContextProvider>
    </ServicePage>
  );
};

export default EditServicePage;
