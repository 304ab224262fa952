const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

type Form = (typeof order)[number];

/**
 * The plural forms that a text has, in this order: those that a language uses for the numbers that people count. So
 * French has two, although Intl knows a third for whole millions.
 */
export const pluralFormsOf = (locale: string): readonly Form[] => {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
  return order.filter((form) => form === 'other' || used.has(form));
};

/** The rule of polyglot: which of the forms of a text a number takes. */
export const pluralRulesOf = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  const forms = pluralFormsOf(locale);
  const indexOf = (count: number) => {
    const index = forms.indexOf(rules.select(count));
    return index < 0 ? forms.length - 1 : index;
  };
  return { pluralTypes: { [locale]: indexOf }, pluralTypeToLanguages: { [locale]: [locale] } };
};
