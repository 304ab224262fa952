import { html } from './html';
import { page } from './page';

const masked = (value: string) => {
  if (value === '') return 'empty';
  return `•••••• (${value.length} ${value.length === 1 ? 'character' : 'characters'})`;
};

const row = ([name, value]: [string, string]) =>
  html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${masked(value)}</td>
  </tr>`;

export const companionPage = (service: string, parameters: readonly [string, string][]): string =>
  page(
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
                  ${parameters.map(row)}
                </tbody>
              </table>`
        }
      </div>
      <p class="quiet"><a href="/dashboard">Back to PulseHub</a></p>`,
  );
