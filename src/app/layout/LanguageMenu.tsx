import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useTranslate } from 'ra-core';
import { RadioMenu } from '../../ui/menus/RadioMenu';
import { useLanguage } from './useLanguage';

export const LanguageMenu = () => {
  const translate = useTranslate();
  const { languages, locale: chosen, choose } = useLanguage();
  return (
    <RadioMenu
      label={translate('shell.language.choose')}
      face={<LanguageIcon />}
      choices={languages.map(({ locale, name }) => ({ name: locale, text: name, lang: locale }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
};
