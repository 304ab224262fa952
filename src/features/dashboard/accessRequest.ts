/** An email to support; for an own address, the values of its placeholders such as `{code_name}`. */
interface AccessRequest {
  template: string;
  values: Readonly<Record<string, string>>;
  support: string;
  subject: string;
  body: string;
}

/** Returns the link that requests a service. An address that is neither `https:` nor `mailto:` is not followed. */
export const buildRequestUrl = ({ template, values, support, subject, body }: AccessRequest): string => {
  const url = template.replaceAll(/\{(\w+)\}/g, (all, name: string) => {
    const value = values[name];
    return value === undefined ? all : encodeURIComponent(value);
  });
  if (URL.canParse(url) && ['https:', 'mailto:'].includes(new URL(url).protocol)) return new URL(url).href;
  return `mailto:${support}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
