import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from './dataProvider';

/** The portal's data provider, with its actions beside react-admin's own calls. */
export const useData = () => useDataProvider<PortalDataProvider>();
