import { backend } from './backend';
import { navigation } from './navigation';
import { writeReport, type Section } from './report';
import { signedIn } from './screens';
import { signIn } from './signIn';

/** `npm run bench -- --rounds N`: writes docs/performance.md. */
const given = process.argv.indexOf('--rounds');
const rounds = given < 0 ? 3 : Number(process.argv[given + 1]);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('Say how many rounds: --rounds 3');

const groups: ((rounds: number) => Promise<Section>)[] = [signIn, signedIn, navigation, backend];
const sections: Section[] = [];
for (const measure of groups) {
  try {
    sections.push(await measure(rounds));
    console.log(`${sections.at(-1)?.title}: done after ${(performance.now() / 1000).toFixed(0)} s`);
  } catch (failure) {
    console.error(`${measure.name} failed and is left out.`, failure);
    process.exitCode = 1;
  }
}
await writeReport(sections, rounds);
console.log('Wrote docs/performance.md');
// An open browser of a failed group would keep the process alive.
process.exit();
