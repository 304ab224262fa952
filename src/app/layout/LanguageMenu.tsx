import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MenuButton } from '../../ui/menus/MenuButton';
import { useLanguage } from './useLanguage';

export const LanguageMenu = () => {
  const translate = useTranslate();
  const { languages, locale: chosen, choose } = useLanguage();
  return (
    <MenuButton label={translate('shell.language.choose')} face={<LanguageIcon />}>
      {(close) =>
        languages.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            lang={locale}
            role="menuitemradio"
            aria-checked={locale === chosen}
            selected={locale === chosen}
            onClick={() => {
              choose(locale);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
};
