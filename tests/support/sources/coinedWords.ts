import ts from 'typescript';
import { nodesOf, locationOf, type SourceFile } from './readSources';

/** Coined names that are not allowed in the sources. */
const coined =
  /^(use)?(tellings?|telling(Of|For)\w*|\w*[tT]ellFailure|(user)?[sS]tandings?(Of)?|\w*Standings?|moments?(Of|Filters?)?|\w+Moments?|wish(Of)?|offTheAddress|arrivals?|handOver|makeRoom|hears?|heard\w+|newsOf|\w+News|ear|walk|triage\w*|comfort\w*|monitoringHeading|userPlace\w*|origin|\w*Modals?|managed\w*|\w*ManagedUsers?|anew|drawn)$/i;

/** Exceptions: names of the browser and of public addresses. */
const known = new Set(['origin', 'managedUsers']);

/** Locations of coined names in a file. */
export const coinedWordsOf = (file: SourceFile): string[] =>
  nodesOf(file.tree)
    .filter(ts.isIdentifier)
    .filter(({ text }) => coined.test(text) && !known.has(text))
    .map((node) => `${locationOf(file, node)} ${node.text}`);
