import type { MyServices, ServiceCard, ServiceInfo } from '../../model/dic-services/serviceCard';

/**
 * The cards of the services that are switched on for a user, in the server's order (spec 1 §2
 * "Dashboard"). What a card lacks comes from the user's info object for that service.
 */
export const enabledServices = ({ dic_services, dic_services_list }: MyServices): ServiceCard[] => {
  // Keyed by the API's own words, so that a renamed product key needs no change here.
  const access = (dic_services_list[0] ?? {}) as Record<string, unknown>;
  const cards = new Map<string, ServiceCard>();
  for (const card of dic_services) {
    const info = access[`${card.code_name}_info`] as ServiceInfo | null | undefined;
    if (access[card.code_name] === true && !cards.has(card.code_name))
      cards.set(card.code_name, completed(card, info ?? {}));
  }
  return [...cards.values()];
};

const completed = (card: ServiceCard, info: ServiceInfo): ServiceCard => ({
  ...card,
  name: text(card.name) ?? text(info.name) ?? card.code_name,
  description: text(card.description) ?? text(info.description) ?? '',
  frontend_url: text(card.frontend_url) ?? text(info.frontend_url) ?? text(info.url),
  backend_url: text(card.backend_url) ?? text(info.backend_url),
  icon_url: text(card.icon_url) ?? text(info.icon_url) ?? imageOf(text(info.logo_base)),
});

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

/** `logo_base` comes as an address, or as the bare base64 of a PNG. */
const imageOf = (logo: string | null): string | null =>
  logo && /^[A-Za-z0-9+/]{16,}=*$/.test(logo) && !logo.startsWith('/')
    ? `data:image/png;base64,${logo}`
    : logo;
