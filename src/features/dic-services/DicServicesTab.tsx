import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ListBase, ResourceContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { duplicateOf, type CatalogueService } from '../../model/catalogueService';
import { paths } from '../../paths';
import { SectionHead } from '../../ui/SectionHead';
import { useAddressText } from '../../ui/useAddressText';
import { Catalogue } from './Catalogue';
import { DeleteService } from './DeleteService';
import { ServiceModal } from './ServiceModal';

/** Which dialog is open, about which service. */
interface Task {
  name: 'delete' | 'editHere' | 'duplicate';
  service: CatalogueService;
}

const told = { onError: () => undefined };

/** The service catalogue (spec 2 §2.1 "DIC Services tab"). */
export const DicServicesTab = () => {
  const t = useTranslate();
  const search = useAddressText('service');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const draftOf = (service: CatalogueService) =>
    duplicateOf(service, t('dicServices.copyName', { name: service.name }));
  const add = (
    <Button variant="contained" startIcon={<Add />} component={Link} to={paths.dicServiceAdd}>
      {t('dicServices.add')}
    </Button>
  );
  return (
    <ResourceContextProvider value="dic-services">
      <SectionHead title={t('dicServices.title')} line={t('dicServices.line')} action={add} />
      <ListBase<CatalogueService>
        perPage={20}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
        filter={search.settled ? { search: search.settled } : {}}
        queryOptions={told}
      >
        <Catalogue search={search} onTask={(name, service) => setTask({ name, service })} />
      </ListBase>
      {task?.name === 'delete' && (
        <DeleteService service={task.service} done="dicServices.cardDeleted" onClose={close} onDone={close} />
      )}
      {task?.name === 'editHere' && (
        <ServiceModal id={task.service.id} service={task.service} onClose={close} />
      )}
      {task?.name === 'duplicate' && <ServiceModal service={draftOf(task.service)} onClose={close} />}
    </ResourceContextProvider>
  );
};
