import { expect, it } from 'vitest';
import { iconExtension } from '../../../mock-server/dic-services/icons';

const extensionOf = (text: string) => iconExtension(Buffer.from(text));

it.each([
  '<svg />',
  '<svg xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/></svg>',
  '<svg><style>.a{fill:#fff}</style><title>Q&amp;A</title><use xlink:href="#a"/></svg>',
  '<svg><image href="data:image/png;base64,iVBORw0KGgo="/></svg>',
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
  '<svg onload="1"></svg>',
  '<svg><x/onload="1"></x></svg>',
  '<svg><rect/onload="1"/></svg>',
  '<svg><rect width="1"onload="1"/></svg>',
  '<svg><a href="#"><text>1</text></a></svg>',
  '<svg><use href="&#106;avascript:1"/></svg>',
  '<svg><use href="javascript:1"/></svg>',
  '<svg xmlns:x="http://www.w3.org/1999/xlink"><use x:href="https://elsewhere.example/#a"/></svg>',
  '<svg><image href="data:image/svg+xml,1"/></svg>',
  '<svg><set attributeName="href" to="#a"/></svg>',
  '<svg><foreignObject/></svg>',
  '<svg><h:script xmlns:h="http://www.w3.org/1999/xhtml"/></svg>',
  '<svg><style>@import "a"</style></svg>',
  '<svg><style>&#64;import "a"</style></svg>',
  '<svg><rect style="fill:url(https://elsewhere.example)"/></svg>',
  '<svg><![CDATA[<script>1</script>]]></svg>',
  '<svg><?xml-stylesheet href="a"?></svg>',
  '<svg><!--><img src="a" onerror="1">--></svg>',
  '<svg><!-- --!><img src="a" onerror="1">--></svg>',
  '<?xml a="><img onerror=1>"?><svg/>',
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
