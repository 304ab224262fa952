import { expect, it } from 'vitest';
import { brandStyles } from '../../src/brand/applyBrand';
import { parseSettings } from '../../src/settings';

it.each<[string, Partial<ImportMetaEnv>, string[]]>([
  ['without settings', {}, []],
  [
    'with a colour',
    { VITE_MAIN_COLOUR: '#0f766e' },
    [
      'html:root{--mui-palette-primary-main:#0f766e;--mui-palette-primary-mainChannel:15 118 110;',
      'html:root[data-theme=dark]{--mui-palette-primary-main:#',
    ],
  ],
  [
    'with a logo',
    { VITE_LOGO: '/brand/a.svg', VITE_LOGO_DARK: 'https://x.test/a")b.svg' },
    [
      'html [data-logo]::before{content:"";background-image:url("/brand/a.svg")}',
      'html[data-theme=dark] [data-logo]::before{background-image:url("https://x.test/a%22)b.svg")}',
    ],
  ],
  [
    'with two providers',
    { VITE_SIGN_IN_PROVIDERS: 'google, yahoo' },
    ['html [data-provider=linkedin]{display:none}', 'html [data-provider=microsoft]{display:none}'],
  ],
  [
    'with an icon of a provider',
    { VITE_SIGN_IN_ICONS: 'google=data:image/png;base64,AA==;  okta=/brand/okta.svg' },
    [
      'html [data-provider=google] .MuiButton-startIcon{background:url("data:image/png;base64,AA==")',
      'html [data-provider=okta] .MuiButton-startIcon{background:url("/brand/okta.svg")',
      'html [data-provider=okta] .MuiButton-startIcon>svg{visibility:hidden}',
    ],
  ],
  ['without any provider', { VITE_SIGN_IN_PROVIDERS: 'none' }, ['html [data-providers]{display:none}']],
])('generates styles %s', (_what, env, rules) => {
  const styles = brandStyles(parseSettings(env as ImportMetaEnv));
  expect(rules.filter((rule) => !styles.includes(rule))).toEqual([]);
  expect(styles === '').toBe(rules.length === 0);
});
