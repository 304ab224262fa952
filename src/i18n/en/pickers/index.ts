import { enUS } from 'date-fns/locale/en-US';
import type { PickerLanguage } from '../../pickers';

export const pickers: PickerLanguage = { dates: enUS, texts: {} };
