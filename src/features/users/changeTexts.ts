import type { TranslateFunction } from 'ra-core';
import { productKey, type ServiceKey } from '../../model/dic-services/services';
import { listText } from '../../model/lists';
import { settings } from '../../settings';

export const serviceName = (t: TranslateFunction, key: ServiceKey): string =>
  key === productKey ? settings.productName : t(`userPages.services.name.${key}`);

/** "Adds Staff; takes away Verified."; null where nothing changes. */
export const changeSentence = (
  t: TranslateFunction,
  added: readonly string[],
  removed: readonly string[],
): string | null => {
  const what = [added.length > 0 && 'Added', removed.length > 0 && 'Removed'].filter(Boolean).join('');
  if (what === '') return null;
  return t(`userPages.changes.${what}`, { added: listText(added), removed: listText(removed) });
};
