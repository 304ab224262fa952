/** Sent without cookies or token, also while the page is left. Whether it arrives is nobody's concern. */
export const postReport = (address: string, json: string): void => {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};
