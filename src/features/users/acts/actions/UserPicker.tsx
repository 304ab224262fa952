import { Autocomplete, type PopperProps, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useQueryFailure } from '../../../../api/useQueryFailure';
import { displayName, nameAndEmail } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { PickerField } from '../../../../ui/inputs/PickerField';
import { LoadFailure } from '../../../../ui/loading/LoadFailure';
import { useFindUsers } from '../../account/useFindUsers';

interface UserPickerProps {
  value: UserRecord | null;
  onChange: (user: UserRecord | null) => void;
}

/** Finds a user by name or email. */
export const UserPicker = ({ value, onChange }: UserPickerProps) => {
  const t = useTranslate();
  const label = t('users.bulk.services.copy.person');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { search, query } = useFindUsers(value ? '' : typed);
  const failure = useQueryFailure('users.list', query);
  const options = search === '' ? [] : (query.data ?? []);
  const isSettled = search === typed.trim() && !query.isFetching;
  const isEmpty = !value && search.length > 1 && isSettled && options.length === 0 && !failure;
  return (
    <>
      <Autocomplete
        autoHighlight
        disablePortal
        slots={{ popper: InlinePopper }}
        slotProps={{
          listbox: { 'aria-label': label, 'aria-labelledby': undefined, sx: listStyle },
        }}
        // Scrolls the dialog instead of the list.
        onHighlightChange={(_event, _user, reason) => {
          const option = document.activeElement?.getAttribute('aria-activedescendant');
          if (option && reason === 'keyboard')
            document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
        }}
        open={isOpen && options.length > 0}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={nameAndEmail}
        isOptionEqualToValue={(option, selected) => option.user_id === selected.user_id}
        value={value}
        inputValue={value ? nameAndEmail(value) : typed}
        onChange={(_event, user) => onChange(user)}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'input') return;
          setTyped(text);
          if (value) onChange(null);
        }}
        forcePopupIcon={false}
        renderInput={(params) => (
          <PickerField {...params} isFirst required label={label} help={t('users.bulk.services.copy.help')} />
        )}
        renderOption={({ key, ...option }, user) => (
          <li key={key} {...option}>
            <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
              {displayName(user)} <small>{user.email}</small>
            </Typography>
          </li>
        )}
      />
      {failure && <LoadFailure {...failure} />}
      <output>{isEmpty && t('users.bulk.services.copy.nobody')}</output>
    </>
  );
};

const listStyle = {
  maxHeight: 'none',
  '@media (forced-colors: active)': { '& .Mui-focused': { outline: '2px solid' } },
} as const;

/** Renders below the field, because a phone's keyboard would cover a popup over the dialog. */
const InlinePopper = ({ children }: PopperProps) => (typeof children === 'function' ? null : children);
