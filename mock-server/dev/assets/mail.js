const everyMs = 2000;

const listIn = (/** @type {Document} */ page) => {
  const list = page.querySelector('#mails');
  return list instanceof HTMLElement ? list : null;
};

const refresh = async () => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = listIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  const shown = listIn(document);
  // What is unchanged stays, so that a selection or a focused button is not taken away.
  if (!fresh || !shown || fresh.dataset['newest'] === shown.dataset['newest']) return;
  shown.replaceWith(document.adoptNode(fresh));
};

const copy = async (/** @type {HTMLButtonElement} */ button) => {
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Select the code to copy it';
  }
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[data-copy]') : null;
  if (button instanceof HTMLButtonElement) void copy(button);
});

// A server that is restarted is away for a moment; the next turn asks again.
setInterval(() => {
  if (!document.hidden) refresh().catch(() => undefined);
}, everyMs);
