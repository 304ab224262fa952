import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type ActiveSession, placeDetails } from '../../../model/sessions/activeSession';
import { SearchInput } from '../../../ui/inputs/SearchInput';
import { ResourceTable } from '../../../ui/table/ResourceTable';
import type { TableColumn } from '../../../ui/table/tableColumn';
import type { SessionRow } from './useSessionColumns';

const sessionsWith = (sessions: readonly ActiveSession[], text: string): ActiveSession[] => {
  const searchText = text.trim().toLowerCase();
  return sessions.filter(({ device_info, ip_address, location }) =>
    [
      device_info?.Device,
      device_info?.['Device Type'],
      device_info?.Browser,
      ip_address,
      ...placeDetails(location).map(({ value }) => value),
    ].some((value) => (value ?? '').toLowerCase().includes(searchText)),
  );
};

interface OtherSessionsProps {
  sessions: readonly ActiveSession[];
  columns: readonly TableColumn<SessionRow>[];
  rowOf: (session: ActiveSession) => SessionRow;
  onOpen: (row: SessionRow) => void;
}

export const OtherSessions = ({ sessions, columns, rowOf, onOpen }: OtherSessionsProps) => {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const found = sessionsWith(sessions, search);
  const currentPage = Math.min(page, Math.max(1, Math.ceil(found.length / perPage)));
  const rows = found.slice((currentPage - 1) * perPage, currentPage * perPage).map(rowOf);
  const empty = sessions.length === 0 ? 'noOthers' : 'noMatch';
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <SearchInput
          label={t('userPages.sessions.searchLabel')}
          placeholder={t('userPages.sessions.search')}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      </Box>
      <ResourceTable
        isEven
        label={t('userPages.sessions.others')}
        columns={columns}
        rows={rows}
        onRow={onOpen}
        paging={{
          page: currentPage,
          perPage,
          total: found.length,
          onPage: setPage,
          onPerPage: (size) => {
            setPerPage(size);
            setPage(1);
          },
        }}
        empty={
          <Typography component="output" color="textSecondary" sx={{ display: 'block' }}>
            {t(`userPages.sessions.${empty}`)}
          </Typography>
        }
      />
    </>
  );
};
