import { brand } from '../settings';
import { socialProviders } from '../model/sign-in/socialLink';
import { schemeColours, type SchemeColours } from './colours';

/** Runs once per page, usually from the inlined script before the first paint. */
export const applyBrand = (): void => {
  const styles = brandStyles(brand);
  if (styles === '' || document.querySelector('style[data-brand]')) return;
  const element = document.createElement('style');
  element.dataset['brand'] = '';
  element.textContent = styles;
  document.head.append(element);
};

type Brand = Omit<typeof brand, 'brandName'>;

const channels = (hex: string): string =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');

/** Uses the names of MUI's CSS variables. */
const variables = ({ main, contrastText, dark, headerRow }: SchemeColours, background: string): string =>
  Object.entries({
    'primary-main': main,
    'primary-mainChannel': channels(main),
    'primary-light': main,
    'primary-dark': dark,
    'primary-contrastText': contrastText,
    'primary-contrastTextChannel': channels(contrastText),
    'LinearProgress-primaryBg': `color-mix(in srgb, ${main} 38%, ${background})`,
    headerRow,
  })
    .map(([name, value]) => `--mui-palette-${name}:${value}`)
    .join(';');

const cssUrl = (url: string): string => `url("${url.replace(/["\\\s]/g, encodeURIComponent)}")`;

/**
 * Styles of a deployment's branding (docs/operations.md), empty without such settings. They apply to the prerendered
 * pages from the first paint.
 */
export const brandStyles = (branding: Brand): string => {
  const { mainColour, logo, logoDark, signInProviders, signInIcons } = branding;
  const rules: string[] = [];
  if (mainColour) {
    const { light, dark } = schemeColours(mainColour);
    // More specific than the theme's rules, which come later.
    rules.push(`html:root{${variables(light, 'white')}}`);
    rules.push(`html:root[data-theme=dark]{${variables(dark, 'black')}}`);
  }
  if (logo) {
    rules.push('html [data-logo]>svg{display:none}');
    // Hides the name visually, because the logo shows it; screen readers still read it.
    rules.push(
      'html [data-logo]>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
    );
    rules.push(`html [data-logo]::before{content:"";background-image:${cssUrl(logo)}}`);
    if (logoDark)
      rules.push(`html[data-theme=dark] [data-logo]::before{background-image:${cssUrl(logoDark)}}`);
  }
  const hidden = socialProviders.filter((provider) => !signInProviders.includes(provider));
  const parts = signInProviders.includes('none') ? ['providers'] : hidden.map((name) => `provider=${name}`);
  rules.push(...parts.map((part) => `html [data-${part}]{display:none}`));
  for (const item of signInIcons.split('; ').filter(Boolean)) {
    const [provider = '', ...url] = item.trim().split('=');
    const icon = `html [data-provider=${provider}] .MuiButton-startIcon`;
    // Keeps the space of the built-in icon.
    rules.push(`${icon}{background:${cssUrl(url.join('='))} 50%/contain no-repeat}`);
    rules.push(`${icon}>svg{visibility:hidden}`);
  }
  return rules.join('');
};
