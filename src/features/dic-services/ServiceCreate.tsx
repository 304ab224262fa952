import { useTranslate } from 'ra-core';
import { RecordCreate } from '../../ui/views';
import { ServiceForm, ServicePage } from './ServiceForm';
import { useServiceMutation } from './useServiceSaving';

const ServiceCreate = () => {
  const t = useTranslate();
  return (
    <ServicePage title={t('dicServices.page.create.title')}>
      <RecordCreate mutationOptions={useServiceMutation()}>
        <ServiceForm kind="create" />
      </RecordCreate>
    </ServicePage>
  );
};

export default ServiceCreate;
