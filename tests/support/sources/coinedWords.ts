import ts from 'typescript';
import { nodesOf, locationOf, type SourceFile } from './readSources';

/** Names that an engineer of this field would have to be told the meaning of. */
const coined =
  /^(use)?(tellings?|telling(Of|For)\w*|\w*[tT]ellFailure|(user)?[sS]tandings?(Of)?|\w*Standings?|moments?(Of|Filters?)?|\w+Moments?|wish(Of)?|offTheAddress|arrivals?|handOver|makeRoom|hears?|heard\w+|newsOf|\w+News|ear|walk|triage\w*|comfort\w*|monitoringHeading|userPlace\w*|origin|\w*Modals?|managed\w*|\w*ManagedUsers?|anew|drawn)$/i;

/** Names that belong to somebody else: the browser, the API, the person who reads an address. */
const known = new Set(['origin', 'managedUsers']);

/** Where a name of ours is none of the field's. */
export const coinedWordsOf = (file: SourceFile): string[] =>
  nodesOf(file.tree)
    .filter(ts.isIdentifier)
    .filter(({ text }) => coined.test(text) && !known.has(text))
    .map((node) => `${locationOf(file, node)} ${node.text}`);
