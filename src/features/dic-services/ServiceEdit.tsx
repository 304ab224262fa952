import { EditBase, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { shownElsewhere } from '../../ui/shownElsewhere';
import { LoadedService } from './LoadedService';
import { ServicePage } from './ServicePage';
import { useServiceMutation } from './useServiceSaving';

/** Edit DIC Service (spec 2 §2.2). */
const ServiceEdit = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  return (
    <ServicePage title={t('dicServices.page.edit.title')}>
      <EditBase
        key={id}
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        disableAuthentication
        queryOptions={shownElsewhere}
        mutationOptions={useServiceMutation()}
      >
        <LoadedService />
      </EditBase>
    </ServicePage>
  );
};

export default ServiceEdit;
