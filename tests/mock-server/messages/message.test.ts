import { describe, expect, it } from 'vitest';
import { seededPassword } from '../../../mock-server/dev/accounts';
import { arabic } from '../../../mock-server/messages/ar';
import { french } from '../../../mock-server/messages/fr';
import { isInactive } from '../../../src/api/errors';
import { createHttp } from '../../../src/api/http';
import { fixedToken } from '../../support/fixedToken';
import { setUpServer } from '../../support/setUpServer';
import { findLocations, getName } from '../../support/sources/forbidden';
import { getString, readSources, type Node } from '../../support/sources/readSources';

const server = setUpServer();

describe('localized response', () => {
  it.each([
    [undefined, 'en', 'Not found.'],
    ['*', 'en', 'Not found.'],
    ['de', 'en', 'Not found.'],
    ['fr', 'fr', 'Introuvable.'],
    ['de, fr-CA;q=0.8, en;q=0.5', 'fr', 'Introuvable.'],
    ['ar', 'ar', 'غير موجود.'],
  ])('responds to Accept-Language %s in %s', async (asked, language, detail) => {
    const { headers, body } = await server.call('GET', '/api/nowhere/', {
      headers: asked === undefined ? {} : { 'accept-language': asked },
    });
    expect(body).toEqual({ detail });
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('vary')).toMatch(/\bAccept-Language\b/);
  });

  it('translates field errors with their values, and keeps the codes', async () => {
    const headers = { 'accept-language': 'fr' };
    const register = { email: 'nobody', last_name: 'x'.repeat(151), password: 'a', confirm_password: 'b' };
    const refused = await server.call('POST', '/api/user/register/', { headers, body: register });
    expect(refused.body).toMatchObject({
      email: ['Saisissez une adresse e-mail valide.'],
      last_name: ['Ce champ ne doit pas comporter plus de 150 caractères.'],
    });
    const unsigned = await server.call('GET', '/api/user/details/', { headers });
    const detail = 'Informations d’authentification manquantes.';
    expect(unsigned.body).toEqual({ detail, code: 'token_not_valid' });
  });

  it('translates success messages, but not user content', async () => {
    const headers = { 'accept-language': 'fr' };
    const { access: token } = await server.signIn('member');
    const name = 'Not found.';
    const folder = { headers, token, body: { name } };
    expect((await server.call('POST', '/api/media-library-folder/', folder)).body).toMatchObject({ name });
    const { body } = await server.call('GET', '/api/user/dic-services/', { headers, token });
    expect(body['message']).toBe('Services DIC chargés.');
  });
});

it.each(['en', 'fr', 'ar'])(
  "recognises an inactive account in the portal's language %s",
  async (language) => {
    const { email } = server.addUser({ is_active: false });
    const signIn = { anonymous: true, body: { email, password: seededPassword } };
    const http = createHttp(server.url, fixedToken(null), () => language);
    const error = await http('POST', '/api/user/login/', signIn).catch((failure: unknown) => failure);
    expect(isInactive(error)).toBe(true);
  },
);

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join();

it.each(Object.entries({ french, arabic }))(
  'translates every message with its values: %s',
  (_name, words) => {
    const entries = Object.entries(words);
    expect(entries.filter(([message, text]) => text === message)).toEqual([]);
    expect(entries.filter(([message, text]) => places(text) !== places(message))).toEqual([]);
  },
);

describe('server sources', () => {
  const files = readSources('mock-server').filter(({ path }) => !path.startsWith('mock-server/messages/'));

  it('use every message', () => {
    const texts = new Set(files.flatMap(({ nodes }) => nodes.map(getString)));
    expect(Object.keys(french).filter((message) => !texts.has(message))).toEqual([]);
  });

  // Checks what the compiler cannot: errors accept no plain text.
  it('report success by a message', () => {
    const isPlain = (node: Node) =>
      node.type === 'Property' &&
      /^(detail|(\w+_)?message)$/.test(getName(node) ?? '') &&
      (node.value.type === 'TemplateLiteral' || getString(node.value) !== null);
    const isAnswer = (node: Node | null | undefined) =>
      node?.type === 'ObjectExpression' &&
      node.properties.some((property) => /success$|^detail$/.test(getName(property) ?? ''));
    const plain = findLocations(files, (node) => isPlain(node) && isAnswer(node.parent), /^$/);
    expect(plain).toEqual([]);
  });
});
