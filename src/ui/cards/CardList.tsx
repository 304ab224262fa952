import { Box, Skeleton, IconButton, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, type RaRecord, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { LoadFailure, type LoadFailureProps } from '../loading/LoadFailure';

const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  listStyle: 'none',
  m: 0,
  p: 0,
};

interface CardListProps {
  label: string;
  skeleton: { label: string; count: number; height: number };
  failure: LoadFailureProps | null;
  head?: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}

export const CardList = ({ label, skeleton, failure, head, empty, children }: CardListProps) => {
  const { data, total = 0, page, perPage, setPage } = useListContext<RaRecord>();
  if (!data)
    return failure ? (
      <LoadFailure {...failure} />
    ) : (
      <Box component="output" aria-label={skeleton.label} sx={grid}>
        {Array.from({ length: skeleton.count }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={skeleton.height} sx={{ borderRadius: '12px' }} />
        ))}
      </Box>
    );
  return (
    <>
      {failure && (
        <Box sx={{ mb: 4 }}>
          <LoadFailure {...failure} />
        </Box>
      )}
      {head}
      {data.length === 0 ? (
        empty
      ) : (
        <Box component="ul" aria-label={label} sx={grid}>
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              {children}
            </RecordContextProvider>
          ))}
        </Box>
      )}
      {data.length < total && <Pager page={page} perPage={perPage} total={total} onPage={setPage} />}
    </>
  );
};

interface PagerProps {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

const Pager = ({ page, perPage, total, onPage }: PagerProps) => {
  const t = useTranslate();
  if (total <= perPage) return null;
  const to = Math.min(total, page * perPage);
  return (
    <Box
      component="nav"
      aria-label={t('ui.pager.label')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2, mt: 5 }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('ui.pager.range', { from: (page - 1) * perPage + 1, to, total })}
      </Typography>
      <IconButton aria-label={t('ui.pager.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t('ui.pager.next')} disabled={to >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};
