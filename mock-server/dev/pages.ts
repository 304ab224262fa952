import { escapeHtml } from '../../src/model/text';
import { socialProviders } from '../../src/model/sign-in/socialLink';
import type { DicServiceRow, MailRow } from '../storage/tables';
import { accountEmail, accounts, seededPassword, seededTotpSecret } from './accounts';

export const renderPage = (title: string, content: Markup, script?: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | PulseHub development</title>
        <link rel="stylesheet" href="/dev/assets/dev.css" />
        <link rel="icon" href="/dev/assets/mark.svg" type="image/svg+xml" />
        ${script === undefined ? null : html`<script src="/dev/assets/${script}" defer></script>`}
      </head>
      <body>
        <header>
          <img src="/dev/assets/mark.svg" alt="" width="28" height="28" />
          <span>PulseHub development</span>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;

class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Markup[] | null;

const renderPart = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
};

export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((text, string, index) => text + renderPart(parts[index - 1] ?? null) + string));

const maxMails = 50;

const formatCode = (code: string) => (/^\d{6}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code);

const renderCode = (code: string) =>
  html`<div class="code">
    <output aria-label="Code ${code}">${formatCode(code)}</output>
    <button type="button" data-copy="${code}">Copy code</button>
  </div>`;

const isSafeLink = (link: string) => /^https?:\/\//.test(link) || /^\/(?!\/)/.test(link);

const renderMail = ({ to, subject, text, code, link, sent_at }: MailRow) =>
  html`<article class="card">
    <h2>${subject}</h2>
    <div class="quiet">
      To ${to}, <time datetime="${sent_at}">${sent_at.replace('T', ' ').slice(0, 19)} UTC</time>
    </div>
    ${code === null ? null : renderCode(code)}
    ${link !== null && isSafeLink(link) ? html`<p><a href="${link}">Open the link in this email</a></p>` : null}
    <pre>${text}</pre>
  </article>`;

export const renderMailPage = (mails: readonly MailRow[], to: string): string => {
  const filter = to === '' ? null : html` Showing mail to ${to}. <a href="/dev/mail">Show all</a>`;
  return renderPage(
    'Mail',
    html`<p class="quiet">
        Every email that this server sent, newest first. New emails appear automatically.${filter}
      </p>
      <noscript
        ><p><a href="">Reload</a></p></noscript
      >
      <div id="mails" data-newest="${mails[0]?.id ?? 0}">
        ${mails.length === 0 ? html`<p class="card">No emails yet. When you sign in, the code appears here.</p>` : null}
        ${mails.slice(0, maxMails).map(renderMail)}
      </div>`,
    'mail.js',
  );
};

const maskValue = (value: string) => {
  if (value === '') return 'empty';
  return `•••••• (${value.length} ${value.length === 1 ? 'character' : 'characters'})`;
};

const renderParameter = ([name, value]: [string, string]) =>
  html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${maskValue(value)}</td>
  </tr>`;

export const renderCompanionPage = (service: string, parameters: readonly [string, string][]): string =>
  renderPage(
    service,
    html`<p><strong>${service}</strong> was opened from PulseHub.</p>
      <p class="quiet">This page stands in for the service. It received these query parameters:</p>
      <div class="card">
        ${
          parameters.length === 0
            ? html`None.`
            : html`<table>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">Value</th>
                  </tr>
                </thead>
                <tbody>
                  ${parameters.map(renderParameter)}
                </tbody>
              </table>`
        }
      </div>
      <p class="quiet"><a href="/dashboard">Back to PulseHub</a></p>`,
  );

export const renderSocialPage = (provider: string, unknownEmail = ''): string =>
  renderPage(
    `Sign in with ${provider}`,
    html`<p class="quiet">
        This page stands in for the identity provider. Choose one of the seeded accounts; no password is
        needed.
      </p>
      <form class="card" method="post">
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          list="accounts"
          value="${unknownEmail === '' ? accountEmail('member') : unknownEmail}"
          autocomplete="off"
          required
          ${unknownEmail === '' ? null : html`aria-invalid="true" aria-describedby="email-error"`}
        />
        <datalist id="accounts">
          ${accounts.map(({ name }) => html`<option value="${accountEmail(name)}"></option>`)}
        </datalist>
        ${unknownEmail === '' ? null : html`<p id="email-error" class="error" role="alert">No account has this email address.</p>`}
        <button class="main" type="submit">Continue</button>
      </form>
      <p class="quiet"><a href="/login">Back to PulseHub</a></p>`,
  );

const renderLinks = (items: readonly { href: string; text: string }[]) =>
  html`<ul>
    ${items.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}
  </ul>`;

export const renderStartPage = (services: readonly DicServiceRow[]): string =>
  renderPage(
    'Development',
    html`<section class="card">
        <h2>This server</h2>
        ${renderLinks([
          { href: '/login', text: 'Portal' },
          { href: '/dev/mail', text: 'Sent mail' },
          { href: '/dev/outbox', text: 'Mail as JSON' },
          { href: '/api/docs', text: 'API documentation' },
          { href: '/healthz', text: 'Status and version' },
        ])}
      </section>
      <section class="card">
        <h2>Accounts</h2>
        <p class="quiet">
          Password <code>${seededPassword}</code>, authenticator secret <code>${seededTotpSecret}</code>. Each
          address links to its mail.
        </p>
        ${renderLinks(
          accounts
            .map(({ name }) => accountEmail(name))
            .map((email) => ({ href: `/dev/mail?to=${encodeURIComponent(email)}`, text: email })),
        )}
      </section>
      <section class="card">
        <h2>Identity providers</h2>
        ${renderLinks(socialProviders.map((provider) => ({ href: `/dev/social/${provider}`, text: provider })))}
      </section>
      <section class="card">
        <h2>Services</h2>
        ${renderLinks(services.map(({ code_name, name }) => ({ href: `/dev/companion/${code_name}`, text: name })))}
      </section>`,
  );
