const intervalMs = 2000;

const listIn = (/** @type {Document} */ page) => {
  const list = page.querySelector('#mails');
  return list instanceof HTMLElement ? list : null;
};

/** Fetches the page into a separate document, in which no script runs; null when the server does not respond. */
const fetchPage = () =>
  new Promise((/** @type {(page: Document | null) => void} */ resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', location.href);
    request.setRequestHeader('accept', 'text/html');
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });

const refresh = async () => {
  const page = await fetchPage();
  const fresh = page && listIn(page);
  const shown = listIn(document);
  // Replacing an unchanged list would lose the selection and the focus.
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

setInterval(() => {
  if (!document.hidden) refresh().catch(() => undefined);
}, intervalMs);
