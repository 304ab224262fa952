import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ListBase, RecordContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CatalogueService } from '../../model/dic-services/catalogueService';
import { paths } from '../../paths';
import { SectionHead } from '../../ui/layout/SectionHead';
import { useAddressText } from '../../ui/useAddressText';
import { shownElsewhere } from '../../ui/shownElsewhere';
import type { ServiceTask } from './ServiceCard';
import { ServiceCards } from './ServiceCards';
import { ServiceDelete } from './ServiceDelete';
import { ServiceDuplicate, ServiceQuickEdit } from './ServiceDialog';

/** The service catalogue (spec 2 §2.1 "DIC Services tab"). */
export const ServiceList = () => {
  const t = useTranslate();
  const search = useAddressText('service');
  /** Which dialog is open, about which service. */
  const [task, setTask] = useState<{ name: ServiceTask; service: CatalogueService } | null>(null);
  const close = () => setTask(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} component={Link} to={paths.dicServiceAdd}>
      {t('dicServices.add')}
    </Button>
  );
  return (
    <ListBase<CatalogueService>
      perPage={20}
      storeKey={false}
      disableSyncWithLocation
      disableAuthentication
      filter={search.settled ? { search: search.settled.trim() } : {}}
      queryOptions={shownElsewhere}
    >
      <SectionHead title={t('dicServices.title')} line={t('dicServices.line')} action={add} />
      <ServiceCards search={search} onTask={(name, service) => setTask({ name, service })} />
      {task && (
        <RecordContextProvider value={task.service}>
          {task.name === 'delete' && <ServiceDelete deleted="dicServices.cardDeleted" onClose={close} />}
          {task.name === 'editHere' && <ServiceQuickEdit onClose={close} />}
          {task.name === 'duplicate' && <ServiceDuplicate onClose={close} />}
        </RecordContextProvider>
      )}
    </ListBase>
  );
};
