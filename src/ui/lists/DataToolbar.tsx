import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Refresh from '@mui/icons-material/Refresh';
import { Box, Button, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { tooltip } from '../page/SharedTooltip';

interface ToolbarAction {
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

interface DataToolbarProps {
  onRefresh: () => void;
  isRefreshing: boolean;
  importing?: ToolbarAction;
  exporting?: ToolbarAction;
  children?: ReactNode;
}

export const DataToolbar = ({
  onRefresh,
  isRefreshing,
  importing,
  exporting,
  children,
}: DataToolbarProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <IconButton {...tooltip(t('ui.toolbar.refresh'))} disabled={isRefreshing} onClick={onRefresh}>
        <Refresh />
      </IconButton>
      {importing && <ActionButton {...importing} icon={<FileUpload />} />}
      {exporting && <ActionButton {...exporting} icon={<FileDownload />} />}
      {children}
    </Box>
  );
};

const ActionButton = ({ label, disabled = false, onClick, icon }: ToolbarAction & { icon: ReactNode }) => (
  <Button variant="outlined" startIcon={icon} disabled={disabled} onClick={onClick}>
    {label}
  </Button>
);
