interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Partial<Rules>): Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

export const plainText = (html: string): string => {
  if (/[<&]/.test(html)) throw new TypeError('Markup has to be made by a policy.');
  return html;
};

/** For a library that writes plain text as HTML. Markup that no policy made is refused all the same. */
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

/**
 * The only ways by which text becomes markup or a script where the browser enforces Trusted Types: the
 * policy of the page (`mock-server/guards/headers.ts`) lets nobody else make them.
 */
const policy = trustedTypes?.createPolicy('pulsehub', rules) ?? rules;

/** Only for what runs nothing: a parsed document of its own, a frame whose sandbox is empty. */
export const inertHtml = (html: string): string => policy.createHTML(html);

export const ownScript = (address: string): string => policy.createScriptURL(address);
