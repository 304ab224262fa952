import type { Page } from '@playwright/test';
import { accountEmail, accounts } from '../../../mock-server/seed/accounts';
import { catalogue } from '../../../mock-server/seed/serviceCatalogue';

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

const data = [
  'PulseHub',
  ...accounts.flatMap(({ name, first_name, last_name, title }) => [
    accountEmail(name),
    `${first_name} ${last_name}`,
    first_name,
    last_name,
    title,
  ]),
  ...catalogue.flatMap(({ name, description, code_name }) => [description, name, code_name]),
]
  .filter((text) => text !== '')
  .toSorted((a, b) => b.length - a.length);

const initials = accounts.map(({ first_name, last_name }) => `${first_name.charAt(0)}${last_name.charAt(0)}`);

const withoutMarked = (text: string): string => {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text : withoutMarked(rest);
};

const withoutData = (text: string, more: readonly RegExp[]): string =>
  more.reduce(
    (rest, pattern) => rest.replaceAll(new RegExp(pattern, 'g'), ''),
    data.reduce((rest, known) => rest.replaceAll(known, ''), text),
  );

/**
 * Texts on a page in the pseudo-locale that are neither from the catalogue (⟦…⟧) nor data: names,
 * services, numbers, and what `more` names.
 */
export const foreignTexts = async (page: Page, more: readonly RegExp[] = []): Promise<string[]> => {
  const texts = await textsOf(page);
  const foreign = texts.filter((text) => {
    const rest = withoutData(withoutMarked(text), more).trim();
    return /\p{L}/u.test(rest) && !initials.includes(rest);
  });
  return [...new Set(foreign)];
};
