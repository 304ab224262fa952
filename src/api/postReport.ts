/** Sends a report without cookies, even if the page closes, and ignores failures. */
export const postReport = (url: string, body: string): void => {
  fetch(url, {
    method: 'POST',
    // Plain text avoids a preflight, and the receiver ignores the type.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};
