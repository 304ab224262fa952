import { portalScreens } from './portal';
import { testScreens } from './testScreens';

testScreens(portalScreens);
