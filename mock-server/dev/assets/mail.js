const everyMs = 2000;

const listIn = (/** @type {Document} */ page) => {
  const list = page.querySelector('#mails');
  return list instanceof HTMLElement ? list : null;
};

/** The page as it is now, parsed into a document of its own, in which nothing runs; null where it is away. */
const askAgain = () =>
  new Promise((/** @type {(page: Document | null) => void} */ resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', location.href);
    request.setRequestHeader('accept', 'text/html');
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });

const refresh = async () => {
  const page = await askAgain();
  const fresh = page && listIn(page);
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
