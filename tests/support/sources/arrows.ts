import type { SourceFile } from './readSources';

/** The part of the house that a path belongs to: `src/features/users`, `src/auth`, `mock-server` ... */
export const partOf = (path: string): string => {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top !== 'src') return top;
  if (second === 'features') return `src/features/${third.replace(/\.tsx?$/, '')}`;
  return `src/${second.replace(/\.tsx?$/, '')}`;
};

interface Rule {
  of: RegExp;
  /** Parts or files that may be imported, besides one's own part, `src/paths` and `src/settings`. */
  to: RegExp[];
  /** And these, as types alone. */
  typesOf?: RegExp[];
}

/** What screens may use of the session and of the server at run time. */
const doors =
  /^src\/(auth\/(useAuth|useNextStep|credentials)|api\/(useData|useNotifyError|errors|HttpError))$/;

const screens: Pick<Rule, 'to' | 'typesOf'> = {
  to: [/^src\/(ui|model)\//, doors],
  typesOf: [/^src\/(auth|api)\//],
};

/** The arrows of the house, the most special first; the first that fits a file decides. */
const rules: Rule[] = [
  { of: /^src\/main\.tsx$/, to: [/^src\/app\//, /^src\/auth\/(firstLoad|session)$/] },
  // Both stand within the page, so what they take along is named.
  { of: /^src\/firstScript\.ts$/, to: [/^src\/app\/(colourMode|earlyActions)$/, /^src\/auth\/stored$/] },
  { of: /^src\/fetchScript\.ts$/, to: [/^src\/app\/fetchFirst$/] },
  {
    of: /^src\/app\/layout\//,
    to: [...screens.to, /^src\/app\//],
    ...(screens.typesOf && { typesOf: screens.typesOf }),
  },
  // Runs in Node, within Vite.
  { of: /^src\/build\//, to: [], typesOf: [/^src\/app\/(firstNeeds|prerender)$/] },
  { of: /^src\/app\//, to: [/^src\/(features|auth|api|ui|i18n|model)\//] },
  {
    of: /^src\/features\/(profile|users)\//,
    ...screens,
    to: [...screens.to, /^src\/features\/sessions(\/index)?$/],
  },
  { of: /^src\/features\//, ...screens },
  { of: /^src\/auth\//, to: [/^src\/(api|model)\//] },
  { of: /^src\/api\//, to: [/^src\/model\//] },
  // The subjects' types are the contract's.
  { of: /^src\/model\//, to: [], typesOf: [/^src\/api\/contract$/] },
  // What the portal and the backend fall back to alike.
  { of: /^src\/settings\.ts$/, to: [/^src\/model\/company$/] },
  { of: /^src\//, to: [] },
  {
    of: /^mock-server\//,
    to: [/^src\/model\//, /^src\/api\/openapi\.yaml$/],
    typesOf: [/^src\/api\/schema$/],
  },
];

const everybodys = /^src\/(paths|settings)$/;

/** Every import of a file that goes against the arrows: `from:line -> to`. */
export const forbiddenImportsOf = (file: SourceFile): string[] => {
  const rule = rules.find(({ of }) => of.test(file.path));
  if (!rule) return [`${file.path} belongs to no part of the house`];
  return file.imports
    .filter(({ target, isOurs, isTypeOnly }) => {
      if (!isOurs || partOf(target) === partOf(file.path) || everybodys.test(target)) return false;
      const allowed = [...rule.to, ...(isTypeOnly ? (rule.typesOf ?? []) : [])];
      return !allowed.some((pattern) => pattern.test(target));
    })
    .map(
      ({ target, isTypeOnly, line }) => `${file.path}:${line} -> ${target}${isTypeOnly ? ' (types)' : ''}`,
    );
};

const backendRules = [
  { target: /^mock-server\/([\w-]+\/)?seed(\/|$)/, from: /^mock-server\/(start\.ts$|([\w-]+\/)?seed[./])/ },
  { target: /^mock-server\/.*\/(\w+R|r)outes$/, from: /^mock-server\/createServer\.ts$/ },
];

/** Every import of a backend file that brings sample data into the run time, or one router into another. */
export const forbiddenBackendImportsOf = ({ path, imports }: SourceFile): string[] =>
  imports
    .filter(({ target }) => backendRules.some((rule) => rule.target.test(target) && !rule.from.test(path)))
    .map(({ target, line }) => `${path}:${line} -> ${target}`);
