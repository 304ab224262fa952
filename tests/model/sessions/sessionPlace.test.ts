import { expect, it } from 'vitest';
import { placeDetails, placeName } from '../../../src/model/sessions/sessionPlace';

const bordeaux = {
  status: 'success',
  city: 'Bordeaux',
  country: 'France',
  regionName: 'Nouvelle-Aquitaine',
  isp: 'Example Telecom',
  zip: '33000',
};

it.each([
  ['a text as it came', ' Bordeaux, France ', 'Bordeaux, France'],
  ['city and country of an object', bordeaux, 'Bordeaux, France'],
  ['the country alone', { country: 'France' }, 'France'],
  ['the region where that is all there is', { region: 'NAQ' }, 'NAQ'],
  ['a name once that is both', { city: 'Singapore', country: 'Singapore' }, 'Singapore'],
  ['nothing for an empty text', '  ', ''],
  ['nothing for null', null, ''],
  ['nothing for a failed look-up', { status: 'fail' }, ''],
])('the place of a session is named in a few words: %s', (_case, location, name) => {
  expect(placeName(location)).toBe(name);
});

it('the place of a session is told with all details, the long name of the region before the short one', () => {
  expect(placeDetails({ ...bordeaux, region: 'NAQ' }).map(({ field, value }) => `${field} ${value}`)).toEqual(
    ['city Bordeaux', 'region Nouvelle-Aquitaine', 'country France', 'zip 33000', 'isp Example Telecom'],
  );
});

it('the place of a session says why it is unknown', () => {
  expect(placeDetails({ status: 'fail', message: 'private range' })).toEqual([
    { field: 'message', value: 'private range' },
  ]);
});
