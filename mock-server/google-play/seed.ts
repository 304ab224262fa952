import type { SeedContext } from '../seedContext';

const store = 'https://play.google.com/store/apps/details?id=test.pulsehub';

const links = [
  { url: `${store}.field`, version: '2.4.0', must_update: true },
  { url: `${store}.monitor`, version: '5.1.2', must_update: false },
  { url: `${store}.expenses`, version: '1.18.0', must_update: true },
  { url: `${store}.messages`, version: '3.0.7', must_update: false },
];

export const seedGooglePlay = ({ db }: SeedContext): void => {
  for (const link of links) db.insert('google_play', link);
};
