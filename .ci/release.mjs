/**
 * `npm run build && node .ci/release.mjs [FOLDER]` writes a release into FOLDER (`release` by default): `files/` to publish
 * and `notes.md`. GITHUB_REPOSITORY (OWNER/NAME) and GITHUB_SERVER_URL determine the absolute links.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { CommandError, root, run } from '../mock-server/launch/run.mjs';

/** Matches the target of a Markdown link or image. */
const linkTarget = /(?<=\]\()[^()\s]+(?=\))/g;
const startingDocuments = ['CHANGELOG.md', 'LICENSE', 'docs/deploy/README.md', 'docs/operations.md'];

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Documents are Markdown and what is in `docs`. Everything else is linked to, in the repository. */
const isDocument = (path) => /^(docs\/.*\.\w+|[^/]+\.md|LICENSE)$/.test(path) && existsSync(join(root, path));

const getLinkedPath = (document, target) =>
  posix.join(posix.dirname(document), target.split('#')[0] || posix.basename(document));

/** Lists the documents that are linked to, directly or by another document. */
const listDocuments = () => {
  const documents = new Set(startingDocuments);
  for (const document of documents) {
    if (!document.endsWith('.md')) continue;
    for (const [target] of read(document).matchAll(linkTarget)) {
      const path = getLinkedPath(document, target);
      if (!URL.canParse(target) && isDocument(path)) documents.add(path);
    }
  }
  return documents;
};

/** Links to the repository, at the tag, except for the paths that are kept. */
const withAbsoluteLinks = (text, document, tagUrl, isKept) =>
  text.replaceAll(linkTarget, (target) =>
    URL.canParse(target) || isKept(getLinkedPath(document, target))
      ? target
      : new URL(target, tagUrl + document).href,
  );

const readNotes = (version) => {
  const heading = new RegExp(`^## \\[${version.replaceAll('.', String.raw`\.`)}\\] - 20.*\n`, 'm');
  const [, section] = read('CHANGELOG.md').split(heading);
  if (!section) throw new CommandError(`CHANGELOG.md has no dated section for ${version}.`);
  return section.split(/^## /m)[0].trim();
};

const check = (version) => {
  const { GITHUB_REF_TYPE: type, GITHUB_REF_NAME: name } = process.env;
  if (type === 'tag' && name !== `v${version}`)
    throw new CommandError(`The tag ${name} is not v${version}, the version of package.json.`);
  if (
    !existsSync(join(root, 'dist/version.json')) ||
    !read('dist/version.json').startsWith(`{"version":"${version}`)
  )
    throw new CommandError(`dist is not the site of version ${version}. Run npm run build first.`);
};

const writeArchive = (name, folder, files, tagUrl) => {
  const documents = listDocuments();
  const stage = join(folder, name);
  for (const path of ['dist', 'docs/deploy'])
    cpSync(join(root, path), join(stage, path), { recursive: true, preserveTimestamps: true });
  for (const document of documents) {
    mkdirSync(dirname(join(stage, document)), { recursive: true });
    if (document.endsWith('.md')) {
      const text = withAbsoluteLinks(read(document), document, tagUrl, (path) => documents.has(path));
      writeFileSync(join(stage, document), text);
    } else copyFileSync(join(root, document), join(stage, document));
  }
  execFileSync('tar', ['-czf', join(files, `${name}.tar.gz`), '-C', folder, '--owner=0', '--group=0', name]);
  rmSync(stage, { recursive: true });
};

const writeSums = (files) => {
  const lines = readdirSync(files)
    .toSorted()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(files, name)))
          .digest('hex')}  ${name}\n`,
    );
  writeFileSync(join(files, 'SHA256SUMS'), lines.join(''));
};

const folder = resolve(process.argv[2] ?? join(root, 'release'));

await run(() => {
  const { version } = JSON.parse(read('package.json'));
  check(version);
  const notes = readNotes(version);
  const {
    GITHUB_SERVER_URL: server = 'https://github.com',
    GITHUB_REPOSITORY: repository = 'OWNER/pulsehub',
  } = process.env;
  const tagUrl = `${server}/${repository}/blob/v${version}/`;
  const files = join(folder, 'files');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty.`);
  mkdirSync(files, { recursive: true });
  writeArchive(`pulsehub-${version}`, folder, files, tagUrl);
  execFileSync(process.execPath, ['tests/conformance/pack.mjs', files], { stdio: ['ignore', 2, 2] });
  copyFileSync(join(root, 'dist/.vite/sbom.json'), join(files, `pulsehub-${version}.sbom.json`));
  writeSums(files);
  writeFileSync(
    join(folder, 'notes.md'),
    `${withAbsoluteLinks(notes, 'CHANGELOG.md', tagUrl, () => false)}\n`,
  );
});
