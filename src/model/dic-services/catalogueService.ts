import { parseJson, textOrNull, type Fields } from '../fields';
import { isNotHttp } from '../text';

export const environments = ['dev', 'demo', 'prod'] as const;
export const sides = ['backend', 'frontend'] as const;

type Environment = (typeof environments)[number];
export type Side = (typeof sides)[number];
export type UrlField = `${Environment}_${Side}_url`;
type UrlListField = `other_${Side}_urls`;

export const urlField = (environment: Environment, side: Side): UrlField => `${environment}_${side}_url`;
export const urlFields: readonly UrlField[] = environments.flatMap((environment) =>
  sides.map((side) => urlField(environment, side)),
);
export const urlListFields: readonly UrlListField[] = ['other_backend_urls', 'other_frontend_urls'];

export type ServiceFields = Record<'name' | 'code_name' | 'description' | UrlField, string> &
  Record<UrlListField, string[]>;

export type CatalogueService = ServiceFields & {
  id: number;
  link: string;
  /** The first 20 characters of the icon's file name. */
  icon: string;
  icon_url: string | null;
};

const maxIconText = 20;
export const maxIconBytes = 10 * 1024 * 1024;

export const iconText = (name: string): string => Array.from(name).slice(0, maxIconText).join('');

const textFields = ['name', 'code_name', 'description', 'link', ...urlFields] as const;

/** Reads a service of the API, which may lack any field. */
export const readService = (record: Fields): Fields => {
  const icon_url = textOrNull(record['icon_url']);
  return {
    ...record,
    ...Object.fromEntries(textFields.map((field) => [field, textOrNull(record[field]) ?? ''])),
    ...Object.fromEntries(urlListFields.map((field) => [field, parseUrls(record[field])])),
    icon_url,
    // An icon known only by its URL must not be sent back as removed.
    icon: textOrNull(record['icon']) ?? iconText(getFileName(icon_url ?? '')),
  };
};

/** Encodes the URL lists as JSON, as the API expects. */
export const toServiceBody = (service: Fields): Fields => {
  const body = { ...service };
  for (const field of urlListFields) {
    const urls = service[field];
    if (Array.isArray(urls))
      body[field] = JSON.stringify(urls.map((url) => String(url).trim()).filter(Boolean));
  }
  return body;
};

/** Reads a list or its JSON text; any other text is a single URL. */
const parseUrls = (value: unknown): unknown[] => {
  const json = typeof value === 'string' ? parseJson(value) : value;
  const urls = json === undefined ? [value] : json;
  return Array.isArray(urls) ? urls.filter((url) => typeof url === 'string' && url.trim() !== '') : [];
};

const getFileName = (address: string): string => address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '';

export const serviceLink = (service: CatalogueService): string =>
  service.link || service.prod_frontend_url || service.demo_frontend_url || service.dev_frontend_url;

export const hasProductionUrl = ({ prod_backend_url, prod_frontend_url }: ServiceFields): boolean =>
  [prod_backend_url, prod_frontend_url].some((url) => url.trim() !== '');

const allUrls = (service: ServiceFields): string[] => [
  ...urlFields.map((field) => service[field]),
  ...urlListFields.flatMap((field) => service[field]),
];

export const notHttpUrls = (service: CatalogueService): string[] =>
  [...new Set([service.link, ...allUrls(service)])].filter(isNotHttp);

export const hasHttpUrl = (service: ServiceFields): boolean =>
  allUrls(service).some((url) => url.trim().startsWith('http'));

export const serviceInfo = (
  { name, code_name, description }: ServiceFields,
  labels: readonly string[],
): string =>
  [name, code_name, description].map((text, index) => `${labels[index] ?? ''}: ${text}`).join('\n');

/** As a record of the API without any field. */
export const emptyService = readService({}) as Omit<CatalogueService, 'id'>;

export const duplicateService = (
  { id: _id, ...service }: CatalogueService,
  name: string,
): Omit<CatalogueService, 'id'> => ({
  ...service,
  name,
  code_name: `${service.code_name}_copy`,
  link: '',
  icon: '',
  icon_url: null,
});
