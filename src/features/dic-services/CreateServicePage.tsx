import { CreateBase, ResourceContextProvider, useTranslate } from 'ra-core';
import { ServiceForm } from './ServiceForm';
import { ServicePage } from './ServicePage';

const told = { onSuccess: () => undefined, onError: () => undefined };

/** Create New DIC Service (spec 2 §2.2). */
const CreateServicePage = () => {
  const t = useTranslate();
  return (
    <ServicePage title={t('dicServices.createTitle')}>
      <ResourceContextProvider value="dic-services">
        <CreateBase disableAuthentication redirect={false} mutationOptions={told}>
          <ServiceForm />
        </CreateBase>
      </ResourceContextProvider>
    </ServicePage>
  );
};

export default CreateServicePage;
