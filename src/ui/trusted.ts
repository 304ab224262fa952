interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Partial<Rules>): Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Empty helper text that react-admin renders under every input. */
const emptyLine = '&#8203;';

export const plainText = (html: string): string => {
  if (html !== emptyLine && /[<&]/.test(html)) throw new TypeError('Markup has to be made by a policy.');
  return html;
};

/** MUI's date fields and react-admin's inputs assign plain text as HTML; markup still throws. */
export const allowPlainText = (): void => {
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createHTML: plainText });
};

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`${address} is no script of this portal.`);
  },
};

/** The only policy that Trusted Types allow (`mock-server/guards/headers.ts`). */
const policy = trustedTypes?.createPolicy('pulsehub', rules) ?? rules;

/** Only for parsed documents and sandboxed frames, which run no scripts. */
export const inertHtml = (html: string): string => policy.createHTML(html);

export const ownScript = (address: string): string => policy.createScriptURL(address);
