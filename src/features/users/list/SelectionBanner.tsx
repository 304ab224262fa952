import MailOutline from '@mui/icons-material/MailOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, Card, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MenuButton } from '../../../ui/layout/MenuButton';
import type { BulkChange } from './BulkChangeDialog';

const changes: readonly BulkChange[] = ['activate', 'deactivate'];

interface SelectionBannerProps {
  count: number;
  onSend: () => void;
  onChange: (change: BulkChange) => void;
  onClear: () => void;
}

/** What can be done with the users that are selected, on whatever page they are. */
export const SelectionBanner = ({ count, onSend, onChange, onClear }: SelectionBannerProps) => {
  const t = useTranslate();
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: 4,
        bgcolor: 'headerRow',
        borderColor: 'primary.main',
      }}
    >
      <Box component="output" sx={{ display: 'block', flex: '1 1 14rem' }}>
        <Typography variant="h3" component="span" sx={{ display: 'block' }}>
          {t('users.selection.title', { count })}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span">
          {t('users.selection.text')}
        </Typography>
      </Box>
      <Button color="inherit" onClick={onClear}>
        {t('users.selection.clear')}
      </Button>
      <MenuButton label={t('users.selection.more')} face={<MoreVert />}>
        {(close) =>
          changes.map((change) => (
            <MenuItem
              key={change}
              onClick={() => {
                close();
                onChange(change);
              }}
            >
              {t(`users.bulk.${change}.entry`)}
            </MenuItem>
          ))
        }
      </MenuButton>
      <Button variant="contained" startIcon={<MailOutline />} onClick={onSend}>
        {t('users.selection.send')}
      </Button>
    </Card>
  );
};
