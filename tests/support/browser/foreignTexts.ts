import type { Page } from '@playwright/test';
import { accountEmail, accounts } from '../../../mock-server/seed/accounts';

/** Everything that a person reads or hears on the page, hidden texts of controls included. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script,style,noscript') && parent.checkVisibility())
        texts.push(node.nodeValue ?? '');
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
  });

/** Who is signed in is known from the sign-in, which an earlier page may have seen. */
const people = accounts.flatMap(({ name, first_name, last_name, title }) => [
  accountEmail(name),
  `${first_name} ${last_name}`,
  `${first_name.charAt(0)}${last_name.charAt(0)}`,
  first_name,
  last_name,
  title,
]);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Listens to the API's answers. Its `texts` are what they have said so far: data, that may be shown. */
export const hearAnswers = (page: Page) => {
  const texts = new Set<string>(['PulseHub', ...people]);
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    response.json().then(
      (body: unknown) => stringsIn(body).forEach((text) => texts.add(text.trim())),
      // A page that is left, or no JSON: nothing that could be shown.
      () => undefined,
    );
  });
  return texts;
};

const withoutMarked = (text: string): string => {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text : withoutMarked(rest);
};

const withoutData = (text: string, data: Iterable<string>): string =>
  [...data]
    .filter((known) => known.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, known) => rest.replaceAll(known, ''), text);

const withoutForms = (text: string, forms: readonly RegExp[]): string =>
  forms.reduce((rest, form) => rest.replaceAll(new RegExp(form, 'g'), ''), text);

/**
 * Texts on a page in the pseudo-locale that are neither from the catalogue (⟦…⟧), nor data, nor
 * numbers and signs. `forms` are further data that a screen shows.
 */
export const foreignTexts = async (
  page: Page,
  data: Iterable<string>,
  forms: readonly RegExp[] = [],
): Promise<string[]> => {
  const texts = await textsOf(page);
  const isForeign = (text: string) =>
    /\p{L}/u.test(withoutData(withoutForms(withoutMarked(text), forms), data));
  return [...new Set(texts.filter(isForeign))];
};
