import { administrationScreens } from './administration';
import { testScreens } from './testScreens';

testScreens(administrationScreens);
