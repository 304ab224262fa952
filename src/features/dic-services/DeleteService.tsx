import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import { isGone } from '../../api/errors';
import { useTellFailure } from '../../api/useTellFailure';
import type { CatalogueService } from '../../model/catalogueService';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface DeleteServiceProps {
  service: CatalogueService;
  /** What is told afterwards: a message key. */
  done: string;
  onClose: () => void;
  onDone: () => void | Promise<void>;
}

/** Asks before a service leaves the catalogue (spec 2 §5, contract §5). */
export const DeleteService = ({ service, done, onClose, onDone }: DeleteServiceProps) => {
  const notify = useNotify();
  const tell = useTellFailure();
  const client = useQueryClient();
  const [remove] = useDelete<CatalogueService>();
  const onConfirm = async () => {
    try {
      await remove('dic-services', { id: service.id, previousData: service }, { returnPromise: true });
      notify(done, { type: 'success' });
      void client.invalidateQueries({ queryKey: ['myServices'] });
      await onDone();
      client.removeQueries({ queryKey: ['dic-services', 'getOne', { id: String(service.id) }] });
    } catch (error) {
      tell('deleteService', error);
      if (isGone(error)) void client.invalidateQueries({ queryKey: ['dic-services'] });
    }
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title="dicServices.confirm.title"
      message="dicServices.confirm.message"
      confirm="dicServices.confirm.delete"
      args={{ name: service.name }}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
};
