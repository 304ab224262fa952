export const postReport = (address: string, json: string): void => {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};
