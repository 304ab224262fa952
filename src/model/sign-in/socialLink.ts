export const socialProviders = ['google', 'linkedin', 'microsoft', 'yahoo'] as const;

export type SocialProvider = (typeof socialProviders)[number];

/** Finds other providers by their links in the response, such as `okta_login_link`. */
export const otherProviders = (links: object, origin: string): string[] =>
  Object.entries(links).flatMap(([field, link]) => {
    const [, name] = /^([a-z][a-z\d_-]*)_login_link$/.exec(field) ?? [];
    return name && !isSocialProvider(name) && socialLink(link, origin) ? name : [];
  });

export const socialLink = (link: unknown, origin: string): string | null => {
  if (typeof link !== 'string' || link.trim() === '' || !URL.canParse(link, origin)) return null;
  const { protocol, href } = new URL(link, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};

export const isSocialProvider = (name: unknown): name is SocialProvider =>
  socialProviders.some((provider) => provider === name);
