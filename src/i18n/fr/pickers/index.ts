import { frFR } from '@mui/x-date-pickers/locales';
import { fr } from 'date-fns/locale/fr';
import type { PickerLanguage } from '../../pickers';

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps;

// In its type, each text may be undefined.
export const pickers: PickerLanguage = { dates: fr, texts: localeText as PickerLanguage['texts'] };
