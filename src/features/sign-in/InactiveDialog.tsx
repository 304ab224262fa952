import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';

const InactiveDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  return (
    <TitledDialog
      open
      size="sm"
      onClose={onClose}
      title={t('signIn.inactive.title')}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('action.close')}
          </Button>
          <Button component={Link} to={paths.contactSupport} variant="contained">
            {t('contactSupport.title')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{t('signIn.inactive.text')}</Typography>
    </TitledDialog>
  );
};

export default InactiveDialog;
