import { Box, Skeleton } from '@mui/material';
import { RecordContextProvider, useListContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';
import { Pager } from './Pager';

/** In one, two or three columns. */
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
  /** Stands for the cards while they are loaded; the height is of one, in px. */
  skeleton: { label: string; count: number; height: number };
  /** Why they could not be loaded. */
  failure: { title?: string | undefined; text: string; wait: number | null } | null;
  /** Above the cards. */
  head?: ReactNode;
  /** Where there are none. */
  empty: ReactNode;
  /** A card, which reads its record from the context. */
  children: ReactNode;
}

/** The records of the list around it as cards. */
export const CardList = ({ label, skeleton, failure, head, empty, children }: CardListProps) => {
  const list = useListContext<RaRecord>();
  const { data, isFetching = false, refetch, total = 0, page, perPage, setPage } = list;
  if (failure) {
    const { title, text, wait } = failure;
    return (
      <LoadFailure title={title} wait={wait} isBusy={isFetching} onRetry={() => void refetch()}>
        {text}
      </LoadFailure>
    );
  }
  if (!data)
    return (
      <Box component="output" aria-label={skeleton.label} sx={grid}>
        {Array.from({ length: skeleton.count }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={skeleton.height} sx={{ borderRadius: '12px' }} />
        ))}
      </Box>
    );
  return (
    <>
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
