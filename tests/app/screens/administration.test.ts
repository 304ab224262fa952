import { administrationScreens } from './administration';
import { proveScreens } from './proveScreens';

proveScreens(administrationScreens);
