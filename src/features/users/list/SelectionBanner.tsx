import MailOutline from '@mui/icons-material/MailOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

interface SelectionBannerProps {
  count: number;
  onSend: () => void;
  onClear: () => void;
}

/** What can be done with the users that are selected, on whatever page they are. */
export const SelectionBanner = ({ count, onSend, onClear }: SelectionBannerProps) => {
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
      <Button variant="contained" startIcon={<MailOutline />} onClick={onSend}>
        {t('users.selection.send')}
      </Button>
    </Card>
  );
};
