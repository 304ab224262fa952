import { Box, OutlinedInput, Typography } from '@mui/material';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useQueryFailure } from '../../../../api/useNotifyError';
import { displayName, nameAndEmail } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { FieldFrame } from '../../../../ui/inputs/FieldFrame';
import { LoadFailure } from '../../../../ui/loading/LoadFailure';
import { useFoundUsers } from '../../account/useFoundUsers';
import type { InputsProps } from '../bulkAction';

/** Finds a user by name or email. The list is inline, so that a phone's keyboard does not cover it. */
export const UserPicker = ({ values: value, onChange }: InputsProps<UserRecord | null>) => {
  const t = useTranslate();
  const label = t('users.bulk.sameServices.person');
  const [typed, setTyped] = useState('');
  const { search, query } = useFoundUsers(value ? '' : typed);
  const failure = useQueryFailure('users.list', query);
  const found = search === '' ? [] : (query.data ?? []);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen, id } =
    useAutocomplete<UserRecord>({
      options: found,
      value,
      inputValue: value ? nameAndEmail(value) : typed,
      filterOptions: (all) => all,
      getOptionLabel: displayName,
      getOptionKey: (user) => user.user_id,
      isOptionEqualToValue: (option, chosen) => option.user_id === chosen.user_id,
      autoHighlight: true,
      // Scrolls the dialog instead of the list.
      onHighlightChange: (_event, user, reason) => {
        if (user && reason === 'keyboard')
          document
            .getElementById(`${id}-option-${found.indexOf(user)}`)
            ?.scrollIntoView({ block: 'nearest' });
      },
      onChange: (_event, user) => onChange(user),
      onInputChange: (_event, text, reason) => {
        if (reason === 'input') {
          setTyped(text);
          if (value) onChange(null);
        }
      },
    });
  const isSettled = search === typed.trim() && !query.isFetching;
  const isEmpty = !value && search.length > 1 && isSettled && found.length === 0 && !failure;
  return (
    <Box {...getRootProps()}>
      <FieldFrame id={id} label={label} required help={t('users.bulk.sameServices.help')}>
        <OutlinedInput
          fullWidth
          size="small"
          inputProps={{ ...getInputProps(), 'aria-required': true, 'aria-describedby': `${id}-help` }}
        />
      </FieldFrame>
      {popupOpen && found.length > 0 && (
        <Box component="ul" {...getListboxProps()} aria-label={label} sx={listStyle}>
          {found.map((user, index) => (
            <li {...getOptionProps({ option: user, index })} key={user.user_id}>
              <span>{displayName(user)}</span>
              <Typography component="span" variant="body2" color="textSecondary">
                {user.email}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {failure && <LoadFailure {...failure} />}
      <output>{isEmpty && t('users.bulk.sameServices.nobody')}</output>
    </Box>
  );
};

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    px: 3,
    py: 2,
    minHeight: 44,
    alignItems: 'center',
    borderRadius: 1,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&.Mui-focused': { bgcolor: 'action.selected' },
    '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid' } },
  },
} as const;
