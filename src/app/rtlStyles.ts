import createCache from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** For what names a side of the screen: MUI's own styles, and transforms and shadows. */
export const rtlStyles = createCache({ key: 'mirrored', stylisPlugins: [prefixer, mirror] });
