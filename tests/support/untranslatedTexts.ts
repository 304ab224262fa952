import { accountEmail, accounts } from '../../mock-server/dev/accounts';
import { languages } from '../../src/i18n/languages';

/** Every visible text on the page, and the labels of visible controls. */
const allTexts = (): string[] => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script,style,noscript') || !parent.checkVisibility()) continue;
    // A possible line break does not end a text.
    const start = node.previousSibling?.nodeName === 'WBR' ? (texts.pop() ?? '') : '';
    texts.push(start + (node.nodeValue ?? ''));
  }
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'placeholder',
    'title',
    'alt',
  ];
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '');
  return texts;
};

/** Names of the accounts, because the response of the sign-in may be missing from `answers`. */
const people = accounts.flatMap(({ name, first_name, last_name, title }) => [
  accountEmail(name),
  `${first_name} ${last_name}`,
  `${first_name.charAt(0)}${last_name.charAt(0)}`,
  first_name,
  last_name,
  title,
]);

const collectStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
};

/** An element within a text, such as a link, splits it: its mark then ends in another node. */
const withoutMarked = (text: string): string => {
  const rest = text.replaceAll(/⟦[^⟦⟧]*(⟧|$)|^[^⟦⟧]*⟧/g, '');
  return rest === text ? text : withoutMarked(rest);
};

const withoutData = (text: string, data: readonly string[]): string =>
  data.reduce((rest, known) => rest.replaceAll(known, ''), text);

const withoutForms = (text: string, forms: readonly RegExp[]): string =>
  forms.reduce((rest, form) => rest.replaceAll(new RegExp(form, 'g'), ''), text);

/**
 * Texts on a page in the pseudo-locale that come neither from the messages (⟦…⟧) nor from the API's
 * `answers`, and that contain letters. `forms` match further data that a screen shows.
 */
export const untranslatedTexts = (answers: readonly unknown[], forms: readonly RegExp[] = []): string[] => {
  const data = [
    'PulseHub',
    ...people,
    ...languages.map(({ name }) => name),
    ...answers.flatMap(collectStrings).map((text) => text.trim()),
  ]
    .filter((known) => known.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const isForeign = (text: string) =>
    /\p{L}/u.test(withoutData(withoutForms(withoutMarked(text), forms), data));
  return [...new Set(allTexts().filter(isForeign))];
};
