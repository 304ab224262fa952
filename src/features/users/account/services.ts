import { useQuery } from '@tanstack/react-query';
import { useGetList, useTranslate, type TranslateFunction } from 'ra-core';
import { serviceRetries } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useQueryFailure } from '../../../api/useQueryFailure';
import type { CatalogueService } from '../../../model/dic-services/catalogueService';
import { orderedServices, productKey, serviceKeys } from '../../../model/dic-services/services';
import { unpaginated } from '../../../model/completeList';
import { settings } from '../../../settings';

const isSpecified = (key: string): boolean => serviceKeys.some((known) => known === key);

/** Orders and names services by the catalogue, which may be missing. */
export const nameServices = (t: TranslateFunction, catalogue: readonly CatalogueService[] | undefined) => {
  const findService = (key: string) => catalogue?.find(({ code_name }) => code_name === key);
  const getText = (key: string, part: 'name' | 'about') =>
    isSpecified(key) ? t(`userPages.services.${part}.${key === productKey ? 'product' : key}`) : undefined;
  return {
    /** Returns the keys of the catalogue and of these flags. */
    getKeys: (...access: object[]) => orderedServices(catalogue ?? [], ...access),
    getName: (key: string): string =>
      key === productKey ? settings.productName : (getText(key, 'name') ?? (findService(key)?.name || key)),
    getIcon: (key: string) => findService(key)?.icon_url ?? null,
    getDescription: (key: string) => findService(key)?.description || getText(key, 'about'),
    isListed: (key: string) => !catalogue || findService(key) !== undefined,
  };
};

export type ServiceNames = ReturnType<typeof nameServices>;

export const serviceAccessKey = (userId: number) => ['userServices', userId];

export const useServiceAccess = (userId: number, enabled = true) => {
  const data = useData();
  return useQuery({
    queryKey: serviceAccessKey(userId),
    queryFn: ({ signal }) => data.serviceAccess(userId, signal),
    ...serviceRetries,
    staleTime: 0,
    refetchOnWindowFocus: false,
    enabled,
  });
};

export const useServices = () => {
  const t = useTranslate();
  const query = useGetList<CatalogueService>('dic-services', { pagination: unpaginated });
  const failure = useQueryFailure('dic-services.list', query);
  const { data, isPending } = query;
  return { ...nameServices(t, data), isKnown: data !== undefined, isPending, failure };
};
