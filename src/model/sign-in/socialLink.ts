export const socialProviders = ['google', 'linkedin', 'microsoft', 'yahoo'] as const;

export type SocialProvider = (typeof socialProviders)[number];

export const socialLink = (link: unknown, origin: string): string | null => {
  if (typeof link !== 'string' || link.trim() === '' || !URL.canParse(link, origin)) return null;
  const { protocol, href } = new URL(link, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};

export const isSocialProvider = (name: unknown): name is SocialProvider =>
  socialProviders.some((provider) => provider === name);
