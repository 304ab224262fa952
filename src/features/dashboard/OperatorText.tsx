import { useLocaleState } from 'ra-core';
import { pickText, type SiteText } from '../../model/siteTexts';

/** Plain text of the operator, in the language of the screen if there is one. */
export const OperatorText = ({ text: texts }: { text: SiteText }) => {
  const [locale] = useLocaleState();
  const { text, language } = pickText(texts, locale);
  return (
    <span lang={language} dir="auto">
      {text}
    </span>
  );
};
