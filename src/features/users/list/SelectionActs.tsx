import MailOutline from '@mui/icons-material/MailOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Button, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useAuth } from '../../../auth/useAuth';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { actMenu, type ActName } from '../bulk/actMenu';

export const SelectionActs = ({ onChoose }: { onChoose: (task: ActName | 'email') => void }) => {
  const t = useTranslate();
  const auth = useAuth();
  return (
    <>
      <MenuButton label={t('users.selection.more')} face={<MoreVert />}>
        {(closeMenu) =>
          actMenu
            .filter(({ needs }) => auth.may(needs))
            .map(({ name }) => (
              <MenuItem
                key={name}
                onClick={() => {
                  closeMenu();
                  onChoose(name);
                }}
              >
                {t(`users.bulk.${name}.label`)}
              </MenuItem>
            ))
        }
      </MenuButton>
      <Button variant="contained" startIcon={<MailOutline />} onClick={() => onChoose('email')}>
        {t('users.selection.send')}
      </Button>
    </>
  );
};
