import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { isGone } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import type { CatalogueService } from '../../model/dic-services/catalogueService';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';

interface ServiceDeleteProps {
  deleted?: string;
  onClose: () => void;
  onDeleted?: () => Promise<void>;
}

/** Asks before the service around it is deleted (spec 2 §5, decisions §5). */
export const ServiceDelete = (props: ServiceDeleteProps) => {
  const { deleted = 'dicServices.cardDeleted', onClose, onDeleted } = props;
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const service = useRecordContext<CatalogueService>();
  const leave = async () => {
    void client.invalidateQueries({ queryKey: ['myServices'] });
    if (onDeleted) await onDeleted();
    else onClose();
    client.removeQueries({ queryKey: ['dic-services', 'getOne', { id: String(service?.id) }] });
  };
  const onFailed = (error: unknown) => {
    notifyError('deleteService', error);
    if (isGone(error)) void client.invalidateQueries({ queryKey: ['dic-services'] });
  };
  return (
    <DeleteDialog
      title="dicServices.confirm.title"
      message="dicServices.confirm.message"
      confirm="action.delete"
      deleted={deleted}
      args={{ name: service?.name ?? '' }}
      onFailed={onFailed}
      onClose={onClose}
      onDeleted={leave}
    />
  );
};
