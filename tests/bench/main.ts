import { backend } from './backend';
import { codeSize } from './codeSize';
import { navigation } from './navigation';
import { writeReport, type Section } from './report';
import { signedIn } from './screens';
import { signIn } from './signIn';

/** `npm run bench -- --rounds N`: writes docs/performance.md. */
const option = process.argv.indexOf('--rounds');
const rounds = option < 0 ? 3 : Number(process.argv[option + 1]);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds needs a positive integer.');

const groups: ((rounds: number) => Promise<Section>)[] = [signIn, signedIn, navigation, backend, codeSize];
const sections: Section[] = [];
for (const measure of groups) {
  try {
    sections.push(await measure(rounds));
    console.log(`${sections.at(-1)?.title}: done after ${(performance.now() / 1000).toFixed(0)} s`);
  } catch (error) {
    console.error(`Skipped ${measure.name} after an error.`, error);
    process.exitCode = 1;
  }
}
await writeReport(sections, rounds);
console.log('Wrote docs/performance.md');
// A browser left open after an error would keep the process alive.
process.exit();
