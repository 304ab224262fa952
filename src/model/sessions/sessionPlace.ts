import type { ActiveSession } from './activeSession';

type Location = ActiveSession['location'];

const placeFields = ['city', 'region', 'country', 'zip', 'isp', 'message'] as const;

/** One line of the full details; `field` names its label. */
export interface PlaceDetail {
  field: (typeof placeFields)[number] | 'place';
  value: string;
}

const trimmed = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');

/** All that is known of where a session is, which comes as a text or as an object; empty where nothing is. */
export const placeDetails = (location: Location): PlaceDetail[] => {
  if (typeof location === 'string')
    return trimmed(location) ? [{ field: 'place', value: location.trim() }] : [];
  if (!location) return [];
  const values = { ...location, region: trimmed(location.regionName) || trimmed(location.region) };
  return placeFields
    .map((field) => ({ field, value: trimmed(values[field]) }))
    .filter(({ value }) => value !== '');
};

/** Where a session is in a few words: the text as it came, or city and country; '' where that is unknown. */
export const placeName = (location: Location): string => {
  const details = placeDetails(location);
  const of = (...fields: PlaceDetail['field'][]) => {
    const found = details.filter(({ field }) => fields.includes(field)).map(({ value }) => value);
    return [...new Set(found)].join(', ');
  };
  return of('place') || of('city', 'country') || of('region');
};
