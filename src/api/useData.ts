import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from './dataProvider';

export const useData = () => useDataProvider<PortalDataProvider>();
