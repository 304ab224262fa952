const intervalMs = 2000;

const findList = (/** @type {Document} */ page) => {
  const list = page.querySelector('#mails');
  return list instanceof HTMLElement ? list : null;
};

/** Fetches the page as a document in which no script runs, or null if the server does not respond. */
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
  const newList = page && findList(page);
  const currentList = findList(document);
  // Replacing an unchanged list would lose the selection and the focus.
  if (!newList || !currentList || newList.dataset['newest'] === currentList.dataset['newest']) return;
  currentList.replaceWith(document.adoptNode(newList));
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
