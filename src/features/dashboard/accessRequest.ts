/**
 * Returns the link that requests a service: an address with `values` for its placeholders such as `{code_name}`, or
 * `mail` for an address that is neither `https:` nor `mailto:`.
 */
export const buildRequestUrl = (template: string, values: Readonly<Record<string, string>>, mail: string) => {
  const fill = (url: string, [name, value]: [string, string]) =>
    url.replaceAll(`{${name}}`, encodeURIComponent(value));
  const filled = Object.entries(values).reduce(fill, template);
  if (!URL.canParse(filled)) return mail;
  const { protocol, href } = new URL(filled);
  return ['https:', 'mailto:'].includes(protocol) ? href : mail;
};
