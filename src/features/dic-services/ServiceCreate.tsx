import { useTranslate } from 'ra-core';
import { Create } from '../../ui/views';
import { ServiceForm, ServicePage } from './ServiceForm';
import { useServiceMutation } from './useServiceSaving';

const ServiceCreate = () => {
  const t = useTranslate();
  return (
    <ServicePage title={t('dicServices.page.create.title')}>
      <Create mutationOptions={useServiceMutation()}>
        <ServiceForm kind="create" />
      </Create>
    </ServicePage>
  );
};

export default ServiceCreate;
