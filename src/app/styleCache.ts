import createCache from '@emotion/cache';

/** Without Emotion's vendor prefixes: a third of the styles would be for browsers that cannot run the portal. */
export const createStyleCache = () =>
  createCache({ key: 'css', stylisPlugins: [prefixUserSelect, onlyStandardSelectors] });

/** A part of stylis's element. */
interface StyleElement {
  type: string;
  /** The property of a declaration, the selectors of a rule. */
  props: string | string[];
  children: unknown;
  return: string;
}

/** The only prefix that a supported browser still needs (Safari). */
const prefixUserSelect = (element: StyleElement) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-user-select:${String(element.children)};user-select:${String(element.children)};`;
};

/** MUI repeats rules for each engine, and inserting a rule that the browser does not know is slow, because it throws. */
const onlyStandardSelectors = (element: StyleElement) => {
  if (element.type !== 'rule' || typeof element.props === 'string') return;
  if (element.props.some((selector) => /::-(moz|ms)-/.test(selector))) element.children = [];
  element.props = element.props.map((selector) =>
    selector.replace('::-webkit-input-placeholder', '::placeholder'),
  );
};
