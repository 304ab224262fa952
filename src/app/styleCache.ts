import createCache from '@emotion/cache';

/** Without Emotion's vendor prefixes: a third of the styles would be for browsers that cannot run the portal. */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefixUserSelect] });

/** The only prefix that a supported browser still needs (Safari). */
const prefixUserSelect = (element: { type: string; props: unknown; children: unknown; return: string }) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-user-select:${String(element.children)};user-select:${String(element.children)};`;
};
