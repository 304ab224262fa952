import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ActiveSession, placeDetails } from '../../../model/sessions/activeSession';
import { fold } from '../../../model/text';
import { int, text } from '../../../ui/address/addressParams';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { Table } from '../../../ui/table/Table';
import { useAddressState, useTypedText } from '../../../ui/address/useAddressState';
import type { SessionRow, useSessionColumns } from './useSessionColumns';

const addressParams = { search: text(), page: int(1), size: int(10, (size) => size <= 100) };

const sessionsWith = (sessions: readonly ActiveSession[], typed: string): ActiveSession[] => {
  const searchText = fold(typed.trim());
  return sessions.filter(({ device_info, ip_address, location }) =>
    [
      device_info?.Device,
      device_info?.['Device Type'],
      device_info?.Browser,
      ip_address,
      ...placeDetails(location).map(({ value }) => value),
    ].some((value) => fold(value ?? '').includes(searchText)),
  );
};

interface OtherSessionsProps {
  sessions: readonly ActiveSession[];
  columns: ReturnType<typeof useSessionColumns>;
  rowOf: (session: ActiveSession) => SessionRow;
  onOpen: (row: SessionRow) => void;
}

export const OtherSessions = ({ sessions, columns, rowOf, onOpen }: OtherSessionsProps) => {
  const t = useTranslate();
  const [{ search, page, size: perPage }, change] = useAddressState(addressParams, 'session_');
  const typed = useTypedText(search, (next) => change({ search: next, page: 1 }, { replace: true }));
  const found = sessionsWith(sessions, typed.text);
  const currentPage = Math.min(page, Math.max(1, Math.ceil(found.length / perPage)));
  const rows = found.slice((currentPage - 1) * perPage, currentPage * perPage).map(rowOf);
  const empty = sessions.length === 0 ? 'noOthers' : 'noMatch';
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <SearchBox
          label={t('userPages.sessions.searchLabel')}
          placeholder={t('userPages.sessions.search')}
          value={typed.text}
          onChange={typed.type}
        />
      </Box>
      <Table
        isEven
        label={t('userPages.sessions.others')}
        {...columns}
        rows={rows}
        onRow={onOpen}
        paging={{
          page: currentPage,
          perPage,
          total: found.length,
          onPage: (next) => change({ page: next }),
          onPerPage: (size) => change({ size, page: 1 }),
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
