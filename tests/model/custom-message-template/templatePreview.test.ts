import { describe, expect, it } from 'vitest';
import { renderPreview, findVariables } from '../../../src/model/custom-message-template/templatePreview';

const renderHtml = (html: string, values: Record<string, string> = {}) => renderPreview(html, values).html;

describe('preview', () => {
  it.each([
    ['<p>Dear {{first_name}},</p>', '<p>Dear Ada,</p>'],
    ['{{ first_name }}{{first_name}}', 'AdaAda'],
    ['<a href="{{first_name}}">x</a>', '<a href="Ada">x</a>'],
    ['{{amount}} €', '<mark>{{amount}}</mark> €'],
    ['<a href="{{amount}}">x</a>', '<a href="{{amount}}">x</a>'],
    ['<title>{{amount}}</title>', '<title>{{amount}}</title>'],
    ['<style>p{content:"{{amount}}"}</style>', '<style>p{content:"{{amount}}"}</style>'],
    ['{{constructor}}{{__proto__}}', '<mark>{{constructor}}</mark><mark>{{__proto__}}</mark>'],
    ['{{}} {{ }} {first_name}', '{{}} {{ }} {first_name}'],
  ])('fills in %s', (html, filled) => {
    expect(renderHtml(html, { first_name: 'Ada' })).toBe(filled);
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{first_name}}', "'"])(
    'shows the value %s as plain text',
    (value) => {
      const filled = renderHtml('<p title="{{x}}">{{x}}</p>', { x: value, first_name: 'Ada' });
      expect(filled).not.toMatch(/<script|<img|Ada/);
      expect(filled.match(/<p title="[^"<>]*">[^<>]*<\/p>/)?.[0]).toBe(filled);
    },
  );

  it('lists each variable without a value once, in order of appearance', () => {
    expect(renderPreview('{{b}} {{a}} {{b}} {{c}}', { a: '1' }).unknown).toEqual(['b', 'c']);
    expect(findVariables('{{b}} {{a}} {{b}}')).toEqual(['b', 'a']);
  });
});

it.each(['<style>', '<title>', '<!--', '<', '{{', '{{ a '])(
  'parses 100,000 characters of %j in one pass',
  (piece) => {
    const html = piece.repeat(100_000 / piece.length);
    expect(renderHtml(html)).toBe(html);
  },
);
