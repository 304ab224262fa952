import { expect, it } from 'vitest';
import { brandStyles } from '../../src/brand/applyBrand';
import { brand } from '../../src/settings';

it.each<[string, Partial<typeof brand>, string[]]>([
  ['without settings', {}, []],
  [
    'with a colour',
    { mainColour: '#0f766e' },
    [
      'html:root{--mui-palette-primary-main:#0f766e;--mui-palette-primary-mainChannel:15 118 110;',
      'html:root[data-theme=dark]{--mui-palette-primary-main:#',
    ],
  ],
  [
    'with a logo',
    { logo: '/brand/a.svg', logoDark: 'https://x.test/a")b.svg' },
    [
      'html [data-logo]::before{content:"";background-image:url("/brand/a.svg")}',
      'html[data-theme=dark] [data-logo]::before{background-image:url("https://x.test/a%22)b.svg")}',
    ],
  ],
  [
    'with two providers',
    { signInProviders: ['google', 'yahoo'] },
    ['html [data-provider=linkedin]{display:none}', 'html [data-provider=microsoft]{display:none}'],
  ],
  [
    'with an icon of a provider',
    { signInIcons: 'google=data:image/png;base64,AA==;  okta=/brand/okta.svg' },
    [
      'html [data-provider=google] .MuiButton-startIcon{background:url("data:image/png;base64,AA==")',
      'html [data-provider=okta] .MuiButton-startIcon{background:url("/brand/okta.svg")',
      'html [data-provider=okta] .MuiButton-startIcon>svg{visibility:hidden}',
    ],
  ],
  ['without any provider', { signInProviders: ['none'] }, ['html [data-providers]{display:none}']],
])('generates styles %s', (_what, own, rules) => {
  const styles = brandStyles({ ...brand, ...own });
  expect(rules.filter((rule) => !styles.includes(rule))).toEqual([]);
  expect(styles === '').toBe(rules.length === 0);
});
