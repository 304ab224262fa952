import { expect, it } from 'vitest';
import { decodeText } from '../../src/model/decodeText';

it.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from('Größe 报告 👷'), 'Größe 报告 👷'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFa,b'), 'a,b'],
  ['UTF-8 that is cut within a letter', Buffer.from('Größe 报').subarray(0, -1), 'Größe '],
  ['UTF-16', Buffer.from('\uFEFFa,ß', 'utf16le'), 'a,ß'],
  ['UTF-16, the other way round', Buffer.from('\uFEFFa,ß', 'utf16le').swap16(), 'a,ß'],
  ['Western European', Buffer.from('Größe', 'latin1'), 'Größe'],
  ['nothing', new Uint8Array(), ''],
])('a text is read from %s', (_encoding, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});
