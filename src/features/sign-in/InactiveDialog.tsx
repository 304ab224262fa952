import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../ui/dialogs/Dialog';

const InactiveDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('signIn.inactive.title')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <Typography color="textSecondary">{t('signIn.inactive.text')}</Typography>
    </Dialog>
  );
};

export default InactiveDialog;
