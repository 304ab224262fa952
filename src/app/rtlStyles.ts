import createCache from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Mirrors styles that name a side: those of MUI, transforms and shadows. */
export const rtlStyles = createCache({ key: 'mirrored', stylisPlugins: [prefixer, mirror] });
