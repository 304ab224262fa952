import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ExportModal } from './ExportModal';
import { ImportModal } from './ImportModal';

/** The data of one user, in from a file and out into one (spec 2 §2.5). */
export const DataButtons = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outlined" startIcon={<FileUpload />} onClick={() => setOpen('import')}>
        {t('userPages.details.import')}
      </Button>
      <Button variant="outlined" startIcon={<FileDownload />} onClick={() => setOpen('export')}>
        {t('userPages.details.export')}
      </Button>
      {open === 'import' && <ImportModal userId={userId} onClose={close} />}
      {open === 'export' && <ExportModal userId={userId} onClose={close} />}
    </>
  );
};
