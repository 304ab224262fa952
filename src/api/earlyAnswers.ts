/** Responses that the inline script requested before the bundle had loaded. */
interface EarlyAnswers {
  token: string;
  sentAt: number;
  byUrl: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

const freshMs = 20_000;

export const fetchEarly = (token: string, headers: Headers, urls: readonly string[]): void => {
  const byUrl = new Map<string, Promise<Response>>();
  for (const url of urls) {
    const answer = fetch(url, { headers, credentials: 'include', signal: AbortSignal.timeout(30_000) });
    answer.catch(() => {});
    byUrl.set(url, answer);
  }
  window.earlyAnswers = { token, sentAt: performance.now(), byUrl };
};

export const takeEarlyAnswer = (url: string, token: string | null): Promise<Response> | undefined => {
  const early = globalThis.window?.earlyAnswers;
  if (!early) return undefined;
  const answer = early.byUrl.get(url);
  early.byUrl.delete(url);
  return early.token === token && performance.now() - early.sentAt < freshMs ? answer : undefined;
};
