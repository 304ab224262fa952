import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, Divider, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';

interface ActionsMenuProps {
  onNewFolder: () => void;
  onUpload: () => void;
  onFormat: () => void;
  onKeys: () => void;
}

/** What can be done in a folder (spec 2 §2.7). */
export const ActionsMenu = ({ onNewFolder, onUpload, onFormat, onKeys }: ActionsMenuProps) => {
  const t = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entry = (label: string, icon: ReactNode, act: () => void) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {t(label)}
    </MenuItem>
  );
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
        {entry('mediaLibraryFolder.act.newFolder', <CreateNewFolderOutlined fontSize="small" />, onNewFolder)}
        {entry('mediaLibraryFolder.act.upload', <UploadFileOutlined fontSize="small" />, onUpload)}
        {entry('mediaLibraryFolder.act.format', <DeleteSweepOutlined fontSize="small" />, onFormat)}
        <Divider component="li" />
        {entry('mediaLibraryFolder.act.keys', <KeyboardOutlined fontSize="small" />, onKeys)}
      </Menu>
    </>
  );
};
