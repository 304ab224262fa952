import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../../../mock-server/users/mail/composeEmail';

describe('the text version of an HTML mail', () => {
  it.each([
    ['<h1>News</h1><p>For you &amp; all<br>today</p>', 'News\nFor you & all\ntoday'],
    ['a<style>p{}</style >b<SCRIPT>x < y</script>c<head><title>t</title></head>d', 'abcd'],
    ['a<style>p{} b', 'ap{} b'],
    ['1 < 2 and <b>3</b>', '1 3'],
    ['a < b', 'a < b'],
    ['a<br/> \t\n\n   \n  b\nc', 'a\n\n  b\nc'],
    ['<div >a</div ><header>b</header>', 'a\nb'],
    ['&lt;p&gt; &quot;x&quot; &#39;y&#39; &unknown;', `<p> "x" 'y' &unknown;`],
  ])('converts %j to %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it.each(['<script>', '<', '<style', ' ', ' \n', '<p>', '</script', '<script></script', '&amp'])(
    'converts 100,000 characters of %j in linear time',
    (piece) => {
      const html = piece.repeat(100_000 / piece.length);
      expect(htmlToText(`${html}!`)).toMatch(/!$/);
    },
  );
});
