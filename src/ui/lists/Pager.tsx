import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ChevronLeft, ChevronRight } from '../directionalIcons';

const pageSizes = [5, 10, 20, 50];

export interface PagerProps {
  page: number;
  perPage: number;
  total: number;
  onPageChange: (page: number) => void;
  /** Omitted if the page size is fixed. */
  onPerPageChange?: (perPage: number) => void;
  sizes?: readonly number[];
}

/** Replaces MUI's TablePagination, which takes a tenth of a list's render time. */
export const Pager = (props: PagerProps) => {
  const { perPage, total, onPageChange, onPerPageChange, sizes: choices = pageSizes } = props;
  const t = useTranslate();
  const last = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(props.page, last);
  const range = { from: total && (page - 1) * perPage + 1, to: Math.min(total, page * perPage), total };
  const sizes = choices.includes(perPage) ? choices : [...choices, perPage].toSorted((a, b) => a - b);
  const renderStep = (name: 'previous' | 'next', to: number, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className="icon-button"
      aria-label={t(`ui.pager.${name}`)}
      disabled={to < 1 || to > last}
      onClick={() => onPageChange(to)}
    >
      <Icon />
    </button>
  );
  return (
    <Box component="nav" aria-label={t('ui.pager.label')} sx={pagerStyle}>
      {onPerPageChange && (
        <label>
          {t('ui.pager.perPage')}
          <select value={perPage} onChange={({ target }) => onPerPageChange(Number(target.value))}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <span>{t('ui.pager.range', range)}</span>
      <div>
        {renderStep('previous', page - 1, ChevronLeft)}
        {renderStep('next', page + 1, ChevronRight)}
      </div>
    </Box>
  );
};

const pagerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: { xs: 2, sm: 6 },
  minHeight: 52,
  px: { xs: 2, sm: 4 },
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  '& label': { display: 'flex', alignItems: 'center', gap: 2 },
  '& select': {
    minHeight: 32,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  '& .icon-button': { p: { xs: '5px', sm: 2 } },
} as const;
