import createCache from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Swaps left and right in MUI's styles, transforms and shadows. */
export const rtlStyles = createCache({ key: 'mirrored', stylisPlugins: [prefixer, mirror] });
