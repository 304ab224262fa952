import { CreateBase, useTranslate } from 'ra-core';
import { ServiceForm, ServicePage } from './ServiceForm';
import { useServiceMutation } from './useServiceSaving';

/** Create New DIC Service (spec 2 §2.2). */
const ServiceCreate = () => {
  const t = useTranslate();
  return (
    <ServicePage title={t('dicServices.page.create.title')}>
      <CreateBase redirect={false} disableAuthentication mutationOptions={useServiceMutation()}>
        <ServiceForm kind="create" />
      </CreateBase>
    </ServicePage>
  );
};

export default ServiceCreate;
