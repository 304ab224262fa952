import type { SeedContext } from '../seedContext';
import type { NewRow } from '../storage/Database';

type Row = NewRow<'announcements'>;

const announcement = (title: string, text: string, starts_on: string, others: Partial<Row> = {}): Row => ({
  title,
  text,
  starts_on,
  link: null,
  audience: 'everyone',
  priority: 3,
  is_pinned: false,
  ...others,
});

const announcements = [
  announcement('Maintenance window', 'The portal is read-only on Saturday from 6 to 8.', '2026-03-07', {
    priority: 1,
    is_pinned: true,
  }),
  announcement('New bridge sensors', 'The sensors of Bridge East report every minute.', '2026-03-02'),
  announcement('Safety training', 'The yearly training is open for registration.', '2026-02-16', {
    link: 'https://training.example/safety',
  }),
  announcement('Quarterly figures', 'Those of the first quarter are in the library.', '2026-04-13', {
    audience: 'staff',
    priority: 2,
  }),
  announcement('Summer hours', 'The office closes at three on Fridays.', '2026-06-01', { priority: 5 }),
];

export const seedAnnouncements = ({ db }: SeedContext): void => {
  for (const row of announcements) db.insert('announcements', row);
};
