import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Modal } from '../../ui/Modal';

/** Says why a right password was refused. */
const InactiveModal = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  return (
    <Modal
      open
      size="sm"
      onClose={onClose}
      title={t('signIn.inactive.title')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('signIn.inactive.close')}
        </Button>
      }
    >
      <Typography color="textSecondary">{t('signIn.inactive.text')}</Typography>
    </Modal>
  );
};

export default InactiveModal;
