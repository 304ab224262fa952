import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'ra-core';
import { BusyLabel } from '../form/BusyLabel';

interface FiltersButtonProps extends Omit<ButtonProps, 'children'> {
  /** Number of active filters. */
  count: number;
}

/** Keeps its width when filters become active. */
export const FiltersButton = ({ count, ...props }: FiltersButtonProps) => {
  const t = useTranslate();
  return (
    <Button variant="outlined" color="inherit" {...props}>
      <BusyLabel
        label={t('ui.filters.title')}
        busyLabel={t('ui.filters.titleCount', { count: count || 1 })}
        busy={count > 0}
      />
    </Button>
  );
};
