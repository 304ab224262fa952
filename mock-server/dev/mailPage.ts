import type { MailRow } from '../storage/tables';
import { html } from './html';
import { page } from './page';

const shown = 50;

const spaced = (code: string) => (/^\d{6}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code);

const codeOf = (code: string) =>
  html`<div class="code">
    <output aria-label="Code ${code}">${spaced(code)}</output>
    <button type="button" data-copy="${code}">Copy code</button>
  </div>`;

const isHttp = (link: string) => /^https?:\/\//.test(link) || /^\/(?!\/)/.test(link);

const card = ({ to, subject, text, code, link, sent_at }: MailRow) =>
  html`<article class="card">
    <h2>${subject}</h2>
    <div class="quiet">
      To ${to}, <time datetime="${sent_at}">${sent_at.replace('T', ' ').slice(0, 19)} UTC</time>
    </div>
    ${code === null ? null : codeOf(code)}
    ${link !== null && isHttp(link) ? html`<p><a href="${link}">Open the link of this mail</a></p>` : null}
    <pre>${text}</pre>
  </article>`;

export const mailPage = (mails: readonly MailRow[], to: string): string => {
  const filter = to === '' ? null : html` Only to ${to}. <a href="/dev/mail">Show all</a>`;
  return page(
    'Mail',
    html`<p class="quiet">
        Every mail that this server sent, newest first. New ones appear by themselves.${filter}
      </p>
      <noscript
        ><p><a href="">Look again</a></p></noscript
      >
      <div id="mails" data-newest="${mails[0]?.id ?? 0}">
        ${mails.length === 0 ? html`<p class="card">No mail yet. Sign in, and the code arrives here.</p>` : null}
        ${mails.slice(0, shown).map(card)}
      </div>`,
    'mail.js',
  );
};
