import type { MyServices, ServiceCard, ServiceInfo } from '../../model/dic-services/services';
import { isFields } from '../../model/fields';
import { fold } from '../../model/text';
import { settings } from '../../settings';

export const getEnabledServices = ({ dic_services, dic_services_list }: MyServices): ServiceCard[] => {
  // A cast, because the product key is configurable.
  const enabledByCode = (dic_services_list[0] ?? {}) as Record<string, unknown>;
  const cards = new Map<string, ServiceCard>();
  for (const card of dic_services) {
    const info = enabledByCode[`${card.code_name}_info`] as ServiceInfo | null | undefined;
    if (enabledByCode[card.code_name] === true && !cards.has(card.code_name))
      cards.set(card.code_name, addInfo(card, info ?? {}));
  }
  for (const [code_name, isEnabled] of Object.entries(enabledByCode)) {
    const info = enabledByCode[`${code_name}_info`];
    if (isEnabled === true && isFields(info) && !cards.has(code_name))
      cards.set(code_name, addInfo({ ...noCard, code_name }, info));
  }
  return [...cards.values()];
};

/** Services of the catalogue that the user lacks. */
export const getMissingServices = (services: MyServices): ServiceCard[] => {
  const missing = new Map(services.dic_services.map((card) => [card.code_name, addInfo(card, {})]));
  missing.delete('');
  for (const { code_name } of getEnabledServices(services)) missing.delete(code_name);
  return [...missing.values()];
};

const noCard = {
  id: 0,
  name: '',
  description: '',
  link: null,
  frontend_url: null,
  icon_url: null,
  backend_url: null,
};

const addInfo = (card: ServiceCard, info: ServiceInfo): ServiceCard => ({
  ...card,
  name: nonEmpty(card.name) ?? nonEmpty(info.name) ?? card.code_name,
  description: nonEmpty(card.description) ?? nonEmpty(info.description) ?? '',
  frontend_url: nonEmpty(card.frontend_url) ?? nonEmpty(info.frontend_url) ?? nonEmpty(info.url),
  backend_url: nonEmpty(card.backend_url) ?? nonEmpty(info.backend_url),
  icon_url: nonEmpty(card.icon_url) ?? nonEmpty(info.icon_url) ?? toImageUrl(nonEmpty(info.logo_base)),
});

const nonEmpty = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

/** Accepts a URL or a base64-encoded PNG, as `logo_base` may be either. */
const toImageUrl = (logo: string | null): string | null =>
  logo && /^[A-Za-z0-9+/]{16,}=*$/.test(logo) && !logo.startsWith('/')
    ? `data:image/png;base64,${logo}`
    : logo;

const leadingServices = [settings.productKey, 'financial', 'project_hub'];

/** The specified services come first, then the pinned ones in the order of pinning (spec 1 §2, decisions §3). */
export const sortServices = (cards: readonly ServiceCard[], pins: readonly string[] = []): ServiceCard[] => {
  const order = [...new Set([...leadingServices, ...pins])];
  const rankService = ({ code_name }: ServiceCard) => {
    const rank = order.indexOf(code_name);
    return rank === -1 ? order.length : rank;
  };
  return cards.toSorted((a, b) => rankService(a) - rankService(b));
};

export const togglePin = (pins: readonly string[], code: string): string[] =>
  pins.includes(code) ? pins.filter((pin) => pin !== code) : [...pins, code];

const normalize = (text: string): string => fold(text).replaceAll('ß', 'ss').replaceAll('ı', 'i');

export const filterServices = (cards: readonly ServiceCard[], query: string): ServiceCard[] => {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  return cards.filter(({ name, code_name, description }) => {
    const text = normalize(`${name}\n${code_name}\n${description}`);
    return words.every((word) => text.includes(word));
  });
};

export const pinsKey = 'preferences.dashboard.pins';

export const noPins: string[] = [];
