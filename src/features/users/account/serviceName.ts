import type { TranslateFunction } from 'ra-core';
import { productKey, type ServiceKey } from '../../../model/dic-services/services';
import { settings } from '../../../settings';

export const serviceName = (t: TranslateFunction, key: ServiceKey): string =>
  key === productKey ? settings.productName : t(`userPages.services.name.${key}`);
