import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PreviewFrame } from '../../../src/ui/page/PreviewFrame';

const renderDocument = (html: string) => {
  // Outside the page, because happy-dom reports each frame in it that it does not load.
  const container = document.createElement('div');
  const { getByTitle } = render(<PreviewFrame html={html} title="Preview" />, { container });
  return getByTitle('Preview').getAttribute('srcdoc') ?? '';
};

describe('preview document', () => {
  it.each([
    ['<a href="https://evil.test" target="_self" ping="https://evil.test">way</a>', '<a>way</a>'],
    [
      '<svg><a xlink:href="https://evil.test"><text>way</text></a></svg>',
      '<svg><a><text>way</text></a></svg>',
    ],
    [
      '<svg><a><animate attributeName="href" values="https://evil.test"/><set attributeName="href"/></a></svg>',
      '<svg><a></a></svg>',
    ],
    ['<p>a</p><script>alert(1)</script><base href="https://evil.test">', '<p>a</p>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.test"><p>a</p>', '<p>a</p>'],
    ['<p>a</p><iframe srcdoc="x"></iframe><object data="x"></object><embed src="x">', '<p>a</p>'],
    ['<div><template shadowrootmode="open"><a href="x">way</a></template></div>', '<div></div>'],
    ['<input autofocus>', '<input>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ])('removes active content from %s', (html, left) => {
    expect(renderDocument(html)).toContain(`<body>${left}</body>`);
  });

  it('starts with a policy that forbids loading, scripts and forms', () => {
    const document = renderDocument('<html><head><style>a{}</style></head></html>');
    expect(document.indexOf("default-src 'none'")).toBeLessThan(document.indexOf('<style>a{}'));
    expect(document).toMatch(/^<!doctype html>\n<meta charset="utf-8">\n<meta http-equiv="Content-Sec/);
  });
});
