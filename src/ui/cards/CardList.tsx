import { Box, Skeleton } from '@mui/material';
import { RecordContextProvider, useListContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Pager } from '../lists/Pager';
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
      {data.length < total && total > perPage && (
        <Box sx={{ mt: 5 }}>
          <Pager page={page} perPage={perPage} total={total} onPage={setPage} />
        </Box>
      )}
    </>
  );
};
