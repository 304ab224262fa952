import { CacheProvider, jsx } from '@emotion/react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createStyleCache } from '../../src/app/styleCache';

const insertedStyles = (css: object): string => {
  const cache = createStyleCache();
  render(<CacheProvider value={cache}>{jsx('i', { css })}</CacheProvider>);
  const styles = cache.sheet.tags.map((tag) => tag.textContent).join('');
  // Emotion's development version also writes empty rules.
  return styles.replaceAll(/\.css-[\w-]+/g, '.a').replaceAll(/[^{}]+\{\}/g, '');
};

const empty = { top: 0 };

describe('createStyleCache', () => {
  it.each([
    [
      'the prefix that Safari needs',
      { userSelect: 'none' },
      '.a{-webkit-user-select:none;user-select:none;}',
    ],
    ['no other prefix', { appearance: 'none' }, '.a{appearance:none;}'],
    [
      'no selector of a single engine',
      { '&::-moz-focus-inner': empty, '&::-ms-clear': empty, '&:hover': empty },
      '.a:hover{top:0;}',
    ],
    [
      'the standard placeholder',
      { '&::-webkit-input-placeholder': empty, '&::-moz-placeholder': empty },
      '.a::placeholder{top:0;}',
    ],
  ])('inserts %s', (_what, css, expected) => {
    expect(insertedStyles(css)).toBe(expected);
  });
});
