import { settings } from '../../settings';
import type { ServiceCard } from '../../model/dic-services/serviceCard';

const leading = [settings.productKey, 'financial', 'project_hub'];

/**
 * The dashboard's order: what the user pinned, as they pinned it; then structural monitoring, finance
 * and project hub; then the rest as the server lists them (spec 1 §2 "Dashboard").
 */
export const inDashboardOrder = (
  cards: readonly ServiceCard[],
  pins: readonly string[] = [],
): ServiceCard[] => {
  const places = [...new Set([...pins, ...leading])];
  const placeOf = ({ code_name }: ServiceCard) => {
    const place = places.indexOf(code_name);
    return place === -1 ? places.length : place;
  };
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Pins with one more, or one less where it was pinned already. */
export const togglePin = (pins: readonly string[], code: string): string[] =>
  pins.includes(code) ? pins.filter((pin) => pin !== code) : [...pins, code];
