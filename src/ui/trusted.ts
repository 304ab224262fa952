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

const assertPlainText = (html: string): string => {
  if (html !== emptyLine && /[<&]/.test(html)) throw new TypeError('Markup must be created by a policy.');
  return html;
};

/** Allows plain text, which MUI's date fields and react-admin's inputs assign as HTML; markup still throws. */
export const allowPlainText = (): void => {
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createHTML: assertPlainText });
};

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`${address} is not a script of this portal.`);
  },
};

/** The only policy that Trusted Types allow (`mock-server/guards/headers.ts`). */
const policy = trustedTypes?.createPolicy('pulsehub', rules) ?? rules;

/** Only for parsed documents and sandboxed frames, which run no scripts. */
export const trustedHtml = (html: string): string => policy.createHTML(html);

export const trustedScriptUrl = (address: string): string => policy.createScriptURL(address);
