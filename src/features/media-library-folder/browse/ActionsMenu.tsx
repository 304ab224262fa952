import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';

const entries = [
  { name: 'newFolder', Icon: CreateNewFolderOutlined },
  { name: 'upload', Icon: UploadFileOutlined },
  { name: 'format', Icon: DeleteSweepOutlined },
  { name: 'keys', Icon: KeyboardOutlined },
] as const;

interface ActionsMenuProps {
  onChoose: (name: (typeof entries)[number]['name']) => void;
}

/** What can be done in a folder (spec 2 §2.7). */
export const ActionsMenu = ({ onChoose }: ActionsMenuProps) => {
  const t = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        variant="contained"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('mediaLibraryFolder.act.menu')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { role: 'region', 'aria-labelledby': id } }}
      >
        {entries.map(({ name, Icon }) => (
          <MenuItem
            key={name}
            divider={name === 'format'}
            onClick={() => {
              setAnchor(null);
              onChoose(name);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(`mediaLibraryFolder.act.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
