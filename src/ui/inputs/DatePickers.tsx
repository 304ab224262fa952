import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';
import { usePickerLanguage } from './pickerLanguage';

/** Localizes MUI's date pickers. */
export const DatePickers = ({ children }: { children: ReactNode }) => {
  const { dates: dateLocale, texts: labels } = usePickerLanguage();
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={dateLocale} localeText={labels}>
      {children}
    </LocalizationProvider>
  );
};
