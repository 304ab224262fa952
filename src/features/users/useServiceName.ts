import { useTranslate } from 'ra-core';
import { productKey, type ServiceKey } from '../../model/dic-services/services';
import { settings } from '../../settings';

/** How a service is called in the administration; the product bears the name of the deployment. */
export const useServiceName = () => {
  const t = useTranslate();
  return (key: ServiceKey): string =>
    key === productKey ? settings.productName : t(`userPages.services.name.${key}`);
};
