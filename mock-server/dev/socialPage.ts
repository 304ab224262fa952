import { accountEmail, accounts } from './accounts';
import { html } from './html';
import { page } from './page';

export const socialPage = (provider: string, refused = ''): string =>
  page(
    `Sign in with ${provider}`,
    html`<p class="quiet">
        This page stands in for the identity provider. Choose an account of this server; no password is asked.
      </p>
      <form class="card" method="post">
        <label for="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          list="accounts"
          value="${refused === '' ? accountEmail('member') : refused}"
          autocomplete="off"
          required
          ${refused === '' ? null : html`aria-invalid="true" aria-describedby="refused"`}
        />
        <datalist id="accounts">
          ${accounts.map(({ name }) => html`<option value="${accountEmail(name)}"></option>`)}
        </datalist>
        ${refused === '' ? null : html`<p id="refused" class="error" role="alert">No account has this e-mail.</p>`}
        <button class="main" type="submit">Continue</button>
      </form>
      <p class="quiet"><a href="/login">Back to PulseHub</a></p>`,
  );
