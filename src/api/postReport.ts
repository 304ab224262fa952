/** Sends a report without cookies, even if the page closes meanwhile. Nobody waits for it. */
export const postReport = (address: string, body: string, type: string): void => {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};
