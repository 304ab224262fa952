import { readFile } from 'node:fs/promises';
import { getExtension } from '../../../src/model/media-library-folder/media';
import { lookupContentType } from '../../files/contentTypes';
import type { SeedContext } from '../../seedContext';
import { day, hour, isoTime } from '../../time';

interface SeededFolder {
  name: string;
  description: string;
  parent?: string;
  files: Record<string, string>;
}

const library: readonly SeededFolder[] = [
  {
    name: 'Reports 2026',
    description: 'Inspections, readings and minutes of the year',
    files: {
      'Annual structural report.pdf': 'structural-report.pdf',
      'Bridge inspection Q1.pdf': 'bridge-inspection.pdf',
      'Crack width chart.png': 'crack-width-chart.png',
      'Load test.jpg': 'load-test.jpg',
      'Deck cross-section.svg': 'deck-cross-section.svg',
      'Budget overview.csv': 'budget-overview.csv',
      'Sensor readings March.csv': 'sensor-readings.csv',
      'Reading notes.txt': 'reading-notes.txt',
      'Meeting minutes.docx': 'meeting-minutes.docx',
    },
  },
  {
    name: 'Site Photos',
    description: 'Taken on site, newest first',
    files: {
      'North pylon.jpg': 'north-pylon.jpg',
      'Deck at dawn.jpg': 'deck-at-dawn.jpg',
      'Formwork, pier 3.jpg': 'formwork.jpg',
      'Tower crane.webp': 'tower-crane.webp',
    },
  },
  { name: 'Drawings', description: 'Issued for construction', files: { 'Site plan.svg': 'site-plan.svg' } },
  {
    name: 'Bridge East',
    description: 'All sheets of the eastern crossing',
    parent: 'Drawings',
    files: { 'Deck cross-section.svg': 'deck-cross-section.svg' },
  },
  {
    name: 'Foundations',
    description: 'Piles and pile caps',
    parent: 'Bridge East',
    files: { 'Pile layout.svg': 'pile-layout.svg' },
  },
  {
    name: 'Pile caps',
    description: 'Reinforcement',
    parent: 'Foundations',
    files: { 'Reinforcement F-311.svg': 'reinforcement.svg' },
  },
];

export const seededFileCount = library.reduce((sum, folder) => sum + Object.keys(folder.files).length, 0);

const batchSize = 200;

const addArchive = async (context: SeedContext, user: number, count: number): Promise<void> => {
  const { db, now, uploads } = context;
  const created_at = isoTime(now() - 90 * day);
  const archive = { user, parent: null, name: 'Archive', description: '', created_at };
  const folder = db.insert('folders', archive).id;
  for (let offset = 0; offset < count; offset += batchSize) {
    const fileNumbers = Array.from(
      { length: Math.min(batchSize, count - offset) },
      (_, index) => offset + index + 1,
    );
    const storedFiles = await Promise.all(
      fileNumbers.map(async (fileNumber) => {
        const bytes = Buffer.from(`Reading ${fileNumber}\n`);
        return { fileNumber, size: bytes.length, stored_as: await uploads.save(bytes, 'txt') };
      }),
    );
    for (const { fileNumber, size, stored_as } of storedFiles) {
      const file_name = `Reading ${String(fileNumber).padStart(6, '0')}.txt`;
      const file = { user, folder, file_name, stored_as, size, content_type: 'text/plain', created_at };
      db.insert('files', file);
    }
  }
};

/** Seeds `total` files. Puts those beyond the sample library into a folder named Archive. */
export const seedMediaLibrary = async (context: SeedContext, user: number, total: number): Promise<void> => {
  const { db, uploads, now } = context;
  const ids = new Map<string, number>();
  let remaining = total;
  for (const [index, { name, description, parent, files }] of library.entries()) {
    const createdAt = now() - (40 - index * 6) * day;
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null);
    const row = { user, name, description, parent: parentId, created_at: isoTime(createdAt) };
    const folder = db.insert('folders', row).id;
    ids.set(name, folder);
    for (const [position, [file_name, source]] of Object.entries(files).slice(0, remaining).entries()) {
      const bytes = await readFile(new URL(`files/${source}`, import.meta.url));
      db.insert('files', {
        user,
        folder,
        file_name,
        stored_as: await uploads.save(bytes, getExtension(source)),
        size: bytes.length,
        content_type: lookupContentType(source),
        created_at: isoTime(createdAt + position * 5 * hour),
      });
      remaining -= 1;
    }
  }
  if (remaining > 0) await addArchive(context, user, remaining);
};
