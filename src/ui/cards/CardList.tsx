import { Box, Skeleton, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Pager } from '../lists/Pager';
import { LoadFailure, type LoadFailureProps } from '../loading/LoadFailure';
import { EmptyCard } from './EmptyCard';
import { cardGridStyle } from './linkCard';

interface CardListProps {
  title: string;
  intro: string;
  /** Shown beside the title, or in the middle of an empty list. */
  action: ReactNode;
  skeleton: { label: string; count: number; height: number };
  failure: LoadFailureProps | null;
  tools?: ReactNode;
  isSearched?: boolean;
  empty: { title: string; text?: string };
  children: ReactNode;
}

export const CardList = (props: CardListProps) => {
  const { title, intro, action, skeleton, failure, tools, isSearched = false, empty, children } = props;
  const { data, total = 0, page, perPage, setPage } = useListContext<RaRecord>();
  const isEmpty = data?.length === 0 && !isSearched;
  return (
    <>
      <SectionHead title={title} intro={intro} action={!isEmpty && action} />
      {failure && (
        <Box sx={{ mb: 4 }}>
          <LoadFailure {...failure} />
        </Box>
      )}
      {!data && !failure && (
        <Box component="output" aria-label={skeleton.label} sx={cardGridStyle}>
          {Array.from({ length: skeleton.count }, (_, card) => (
            <Skeleton key={card} variant="rounded" height={skeleton.height} sx={{ borderRadius: '12px' }} />
          ))}
        </Box>
      )}
      {data && !isEmpty && tools}
      {data?.length === 0 && <EmptyCard {...empty}>{isEmpty && action}</EmptyCard>}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={title} sx={cardGridStyle}>
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              {children}
            </RecordContextProvider>
          ))}
        </Box>
      )}
      {data && data.length < total && total > perPage && (
        <Box sx={{ mt: 5 }}>
          <Pager page={page} perPage={perPage} total={total} onPageChange={setPage} />
        </Box>
      )}
    </>
  );
};

const SectionHead = ({ title, intro, action }: Pick<CardListProps, 'title' | 'intro' | 'action'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4, mb: 5 }}>
    <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {intro}
      </Typography>
    </Box>
    {action}
  </Box>
);
