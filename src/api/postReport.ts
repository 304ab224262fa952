/** Sends a report without cookies, even if the page closes meanwhile. Nobody waits for it. */
export const postReport = (address: string, body: string): void => {
  fetch(address, {
    method: 'POST',
    // Plain text avoids a preflight, and the receiver ignores the type.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};
