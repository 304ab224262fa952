import { portalScreens } from './portal';
import { proveScreens } from './proveScreens';

proveScreens(portalScreens);
