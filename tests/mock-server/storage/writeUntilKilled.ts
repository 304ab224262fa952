import { openDatabase } from '../../../mock-server/storage/openDatabase';

/** Writes until it is killed, and prints the id of each row once it is acknowledged. */
const writeUntilKilled = async (dataDir: string): Promise<never> => {
  const db = await openDatabase(dataDir);
  for (let n = db.all('google_play').length + 1; ; n++) {
    const row = db.insert('google_play', {
      url: `https://play.example/${n}`,
      version: `${n}`,
      must_update: false,
    });
    db.insert('mails', { to: `${n}`, subject: '', text: '', html: '', code: null, link: null, sent_at: '' });
    // Some writes wait for the previous one and some run concurrently, like calls of several users.
    const saved = db.saved().then(() => process.stdout.write(`${row.id}\n`));
    if (n % 4 === 0) await saved;
  }
};

await writeUntilKilled(process.argv[2] ?? '');
