import type { SourceFile } from './readSources';

/** The module that a path belongs to: `src/features/users`, `src/auth`, `mock-server` ... */
export const getPart = (path: string): string => {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top !== 'src') return top;
  if (second === 'features') return `src/features/${third.replace(/\.tsx?$/, '')}`;
  return `src/${second.replace(/\.tsx?$/, '')}`;
};

interface Rule {
  from: RegExp;
  /** Allowed imports, besides the own module, `src/paths` and `src/settings`. */
  to: RegExp[];
  /** Allowed as types only. */
  typesOf?: RegExp[];
}

/** Modules of `auth` and `api` that screens may import at run time. */
const sessionAndServer =
  /^src\/(auth\/(useAuth|useFollowStep)|api\/(useData|useNotifyError|useQueryFailure|errors|HttpError))$/;

const screens: Pick<Rule, 'to' | 'typesOf'> = {
  to: [/^src\/(ui|model|contract)\//, sessionAndServer],
  typesOf: [/^src\/(auth|api)\//],
};

/** The import rules, most specific first; the first match applies. */
const rules: Rule[] = [
  {
    from: /^src\/main\.tsx$/,
    to: [/^src\/(app|brand|reports)\//, /^src\/auth\/(firstLoad|session)$/, /^src\/i18n\/languages$/],
  },
  // Inlined into the page, so each import is listed.
  {
    from: /^src\/beforePaint\.ts$/,
    to: [
      /^src\/app\/(colourMode|earlyAction|language)$/,
      /^src\/brand\/applyBrand$/,
      /^src\/auth\/storage$/,
      /^src\/i18n\/languages$/,
    ],
  },
  {
    from: /^src\/app\/layout\//,
    to: [...screens.to, /^src\/app\//],
    ...(screens.typesOf && { typesOf: screens.typesOf }),
  },
  // Runs in Node, within Vite.
  {
    from: /^src\/build\//,
    to: [/^src\/contract\/readContract$/],
    typesOf: [/^src\/(app\/prerender|contract\/(Request|Collection)|i18n\/en\/public\/signIn)$/],
  },
  { from: /^src\/app\//, to: [/^src\/(features|auth|api|ui|i18n|model|contract)\//] },
  {
    from: /^src\/features\/(profile|users)\//,
    ...screens,
    to: [...screens.to, /^src\/features\/(sessions|proof)\//],
  },
  // Finds what all features offer.
  { from: /^src\/features\/palette\//, ...screens, to: [...screens.to, /^src\/features\//] },
  // A fork's screens complete the generated ones.
  { from: /^src\/features\//, ...screens, to: [...screens.to, /^src\/features\/generated\//] },
  { from: /^src\/brand\//, to: [/^src\/model\/sign-in\/socialLink$/] },
  { from: /^src\/reports\//, to: [/^src\/api\/postReport$/] },
  { from: /^src\/auth\//, to: [/^src\/(api|model|contract)\//] },
  { from: /^src\/api\//, to: [/^src\/(model|contract)\//] },
  { from: /^src\/model\//, to: [/^src\/contract\//] },
  // The portal and the backend share these defaults.
  { from: /^src\/settings\.ts$/, to: [/^src\/model\/sign-in\/socialLink$/] },
  { from: /^src\//, to: [] },
  { from: /^mock-server\//, to: [/^src\/(model|contract)\//] },
];

const alwaysAllowed = /^src\/(paths|settings)$/;

/** The imports of a file that violate the rules, as `from:line -> to`. */
export const findForbiddenImports = (file: SourceFile): string[] => {
  const rule = rules.find(({ from }) => from.test(file.path));
  if (!rule) return [`${file.path} matches no import rule`];
  return file.imports
    .filter(({ target, isOurs, isTypeOnly }) => {
      if (!isOurs || getPart(target) === getPart(file.path) || alwaysAllowed.test(target)) return false;
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

/** Imports of sample data outside the seed, and of one router by another, in a backend file. */
export const findForbiddenBackendImports = ({ path, imports }: SourceFile): string[] =>
  imports
    .filter(({ target }) => backendRules.some((rule) => rule.target.test(target) && !rule.from.test(path)))
    .map(({ target, line }) => `${path}:${line} -> ${target}`);

/** Folders and files of the backend, from the ground up. Each imports only from floors below its own. */
const backendFloors: readonly (readonly string[])[] = [
  [
    'launch',
    'messages',
    'pickStrings',
    'queue',
    'secrets',
    'settings',
    'site',
    'time',
    'toRecord',
    'version',
  ],
  ['storage'],
  ['events', 'vault'],
  ['context'],
  ['seedContext', 'serverOrigin'],
  ['guards'],
  ['files'],
  ['crud'],
  ['custom-message-template', 'docs', 'google-play', 'notification', 'projects'],
  ['dic-services', 'media-library-folder', 'sessions'],
  ['sign-in'],
  ['password-recovery', 'social'],
  ['users'],
  ['profile', 'registration'],
  ['live', 'mail'],
  ['notices'],
  ['dev'],
  ['prune', 'seed'],
  ['httpServer'],
  ['openContext'],
  ['createServer'],
  ['welcome'],
  ['start'],
];

/** Imports that run up the floors, each with its reason. */
export const upwardImports: Readonly<Record<string, string>> = {
  'mock-server/users/seed/seedUsers -> mock-server/dev/accounts':
    'The pages of dev/ and the tests show the same accounts.',
};

const getBackendPart = (path: string): string | undefined => /^mock-server\/([\w-]+)/.exec(path)?.[1];

/** A folder without a floor is a plain resource, such as `projects`. */
const getFloor = (part: string): number => {
  const [floor, plain] = [part, 'projects'].map((name) =>
    backendFloors.findIndex((names) => names.includes(name)),
  );
  return floor === undefined || floor < 0 ? (plain ?? 0) : floor;
};

/** Imports of a backend file that do not lead to a lower floor, as `from -> to`, except within its folder. */
export const findUpwardImports = ({ path, imports }: SourceFile): string[] => {
  const part = getBackendPart(path);
  if (part === undefined) return [];
  return imports.flatMap(({ target }) => {
    const other = getBackendPart(target);
    const isUpward = other !== undefined && other !== part && getFloor(other) >= getFloor(part);
    return isUpward ? [`${path.replace(/\.tsx?$/, '')} -> ${target}`] : [];
  });
};
