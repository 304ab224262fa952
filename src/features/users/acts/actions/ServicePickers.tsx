import { Autocomplete, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ServiceFlags } from '../../../../model/dic-services/services';
import { PickerField } from '../../../../ui/inputs/PickerField';
import { LoadFailure } from '../../../../ui/loading/LoadFailure';
import { ServicePicture } from '../../../../ui/pictures/ServicePicture';
import { useServices } from '../../account/services';

interface ServicePickersProps {
  choices: ServiceFlags;
  onChoose: (choices: ServiceFlags) => void;
  onCopy: () => void;
}

/** Entry of the Add picker; no code name is empty. */
const copyEntry = '';

/** Two pickers: services to add and services to remove. The others stay as they are. */
export const ServicePickers = ({ choices, onChoose, onCopy }: ServicePickersProps) => {
  const t = useTranslate();
  const { getKeys, getName, getIcon, isListed, failure } = useServices();
  const keys = getKeys(choices);
  const text = (key: string) => t(`users.bulk.services.${key}`);
  const getLabel = (key: string) => (key === copyEntry ? text('copy.label') : getName(key));
  const renderPicker = (name: 'give' | 'take', isGiven = name === 'give') => (
    <Autocomplete
      multiple
      size="small"
      openOnFocus={!isGiven}
      autoHighlight
      options={[
        ...keys.filter((key) => (choices[key] ?? isGiven) === isGiven),
        ...(isGiven ? [copyEntry] : []),
      ]}
      filterSelectedOptions
      getOptionLabel={getLabel}
      value={keys.filter((key) => choices[key] === isGiven)}
      onChange={(_event, chosen) => {
        if (chosen.includes(copyEntry)) return onCopy();
        const others = Object.entries(choices).filter(([, isOn]) => isOn !== isGiven);
        onChoose(Object.fromEntries([...others, ...chosen.map((key) => [key, isGiven] as const)]));
      }}
      slotProps={{ listbox: { 'aria-label': text(name), 'aria-labelledby': undefined } }}
      renderInput={(params) => (
        <PickerField {...params} isFirst={isGiven} label={text(name)} placeholder={text('search')} />
      )}
      renderOption={({ key: _key, ...option }, key) => (
        <li key={key} {...option} style={{ gap: 8 }}>
          {key !== copyEntry && <ServicePicture code={key} src={getIcon(key)} size={24} />}
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            {getLabel(key)} {key !== copyEntry && !isListed(key) && <small>{text('notInCatalogue')}</small>}
          </Typography>
        </li>
      )}
    />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography color="textSecondary">{text('help')}</Typography>
      {failure && <LoadFailure {...failure} />}
      {renderPicker('give')}
      {renderPicker('take')}
    </Stack>
  );
};
