import type { Theme } from '@mui/material/styles';

const selected = (isHovered: boolean) => (theme: Theme) => {
  const { primary, action } = theme.vars.palette;
  const { selectedOpacity, hoverOpacity } = action;
  return theme.alpha(primary.main, isHovered ? `${selectedOpacity} + ${hoverOpacity}` : selectedOpacity);
};

export const rowColours = {
  '& .row:hover': { bgcolor: 'action.hover' },
  '& .row.selected': { bgcolor: selected(false) },
  '& .row.selected:hover': { bgcolor: selected(true) },
};
