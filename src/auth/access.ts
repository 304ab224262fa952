import { resources, type ResourceName } from '../contract/generated/resources';
import { mapValues } from '../model/fields';
import type { User } from '../model/users/user';

type Rule = (user: User) => boolean;

const isSuperuser: Rule = (user) => Boolean(user.is_superuser);

const roles = {
  user: () => true,
  staff: (user) => Boolean(user.is_staff || user.is_superuser),
  superuser: isSuperuser,
} satisfies Record<string, Rule>;

const actions = ['list', 'create', 'edit', 'show', 'delete'] as const;
type Action = (typeof actions)[number];

/** Rights from the contract; a call missing there is denied. */
const contractRules = (name: ResourceName) => {
  const access: { readonly [A in Action]?: keyof typeof roles } = resources[name].access;
  const rules = actions.map((action) => [action, access[action] ? roles[access[action]] : () => false]);
  return Object.fromEntries(rules) as Record<Action, Rule>;
};

const resourceRules = Object.fromEntries(
  (Object.keys(resources) as ResourceName[]).map((name) => [name, contractRules(name)]),
) as Record<ResourceName, Record<Action, Rule>>;

/** Unlisted actions are open to every user; the server checks again (spec 1 §6, decisions §1). */
const rules = {
  ...resourceRules,
  admin: { open: (user: User) => isSuperuser(user) || !user.is_demo },
  users: {
    ...resourceRules.users,
    inspect: isSuperuser,
    promote: isSuperuser,
    resetFactor: isSuperuser,
  },
  'dic-services': { ...resourceRules['dic-services'], give: isSuperuser },
};
type Rules = typeof rules;

export type Right = { [Name in keyof Rules]: `${Name}.${keyof Rules[Name] & string}` }[keyof Rules];

const ruleTable: Record<string, Record<string, Rule>> = rules;

export const canAccess = (user: User | null, resource: string, action: string): boolean =>
  user !== null && (ruleTable[resource]?.[action]?.(user) ?? true);

type Permissions = { [Name in keyof Rules]: Record<keyof Rules[Name], boolean> };

/** Evaluates all rights for react-admin's `usePermissions`. */
export const listPermissions = (user: User | null): Permissions =>
  mapValues(ruleTable, (rights) => mapValues(rights, (rule) => user !== null && rule(user))) as Permissions;

export const may = (user: User | null, right: Right): boolean => {
  const [resource = '', action = ''] = right.split('.');
  return canAccess(user, resource, action);
};
