import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Toolbar } from '../../../ui/layout/Toolbar';
import { isOfUser } from '../usersCache';
import { ExportDialog } from './ExportDialog';
import { ImportDialog } from './ImportDialog';

/** All that the page shows of one user, fetched again, in from a file and out into one (spec 2 §2.5). */
export const DataButtons = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const client = useQueryClient();
  const predicate = isOfUser(userId);
  const isFetching = useIsFetching({ predicate });
  const close = () => setOpen(null);
  return (
    <>
      <Toolbar
        isRefreshing={isFetching > 0}
        onRefresh={() => void client.invalidateQueries({ predicate })}
        importing={{ label: t('userPages.details.import'), onClick: () => setOpen('import') }}
        exporting={{ label: t('userPages.details.export'), onClick: () => setOpen('export') }}
      />
      {open === 'import' && <ImportDialog userId={userId} onClose={close} />}
      {open === 'export' && <ExportDialog userId={userId} onClose={close} />}
    </>
  );
};
