import { useI18nProvider } from 'ra-core';

/** By language such as `en`. */
type Texts = Readonly<Record<string, string>>;

/** Falls back to English, then to any language. */
const pickText = (texts: Texts, language: string): { text: string; language: string } => {
  const languages = [language, 'en', ...Object.keys(texts)];
  const found = languages.find((name) => texts[name] !== undefined) ?? language;
  return { text: texts[found] ?? '', language: found };
};

/** Plain text of the operator, in the language of the screen if there is one. */
export const OperatorText = ({ text: texts }: { text: Texts }) => {
  const { text, language } = pickText(texts, useI18nProvider().getLocale());
  return (
    <span lang={language} dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </span>
  );
};
