import { expect, it } from 'vitest';
import { iconExtension } from '../../../mock-server/dic-services/icons';

const extensionOf = (text: string) => iconExtension(Buffer.from(text));

it.each([
  '<svg />',
  '\uFEFF  <?xml version="1.0"?>\n<!-- one --><!-- > two -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG">\n<SVG ></SVG>',
])('an icon may be the SVG %s', (text) => {
  expect(extensionOf(text)).toBe('svg');
});

it.each([
  '',
  'svg',
  '<svgx>',
  '<html><svg>',
  '<!-- never closed <svg >',
  '<!DOCTYPE html><svg >',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg >',
  '<svg ><script>1</script></svg>',
  '<svg onload=1>',
])('an icon may not be %j', (text) => {
  expect(extensionOf(text)).toBeNull();
});

it.each(['<!---->', '<?xml?>', ' ', '<', '<!--', ' on', '<!DOCTYPE svg>'])(
  'an icon with a hundred thousand letters of %j is parsed in one pass',
  (piece) => {
    const prologue = piece.repeat(100_000 / piece.length);
    expect(extensionOf(`${prologue}!`)).toBeNull();
    expect(extensionOf(`<svg >${prologue}`)).not.toBe('png');
  },
);
