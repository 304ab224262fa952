export interface ErrorReport {
  name: string;
  message: string;
  /** Lines of the built scripts, such as `/assets/entry-B2g7.js:3:1205`; the innermost first. */
  stack: string[];
  route: string;
  version: string;
  /** Name and major version. */
  browser: string;
}

/** The intake of a project of Sentry, GlitchTip or Bugsink by its DSN, `https://key@host/path/project`; or null. */
export const sentryAddress = (address: string): string | null => {
  const dsn = address.replace(/^sentry\+/, '');
  if (!URL.canParse(dsn)) return null;
  const { origin, username, pathname } = new URL(dsn);
  if (username === '') return null;
  const [, path = '', project = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7' });
  return `${origin}${path}/api/${project}/envelope/?${query}`;
};

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const frameOf = (line: string) => {
  const [filename = '', lineno, colno] = line.split(':');
  return { filename: `app://${filename}`, lineno: Number(lineno), colno: Number(colno), in_app: true };
};

/** Sentry's envelope (develop.sentry.dev, "Envelopes"): its header, the header of the event, and the event, a line each. */
export const envelope = (report: ErrorReport, now: number): string => {
  const { name, message, stack, route, version, browser } = report;
  const event_id = randomId();
  const [browserName = '', major = ''] = browser.split('/');
  const event = {
    event_id,
    platform: 'javascript',
    // Otherwise the intake stores the address of the visitor.
    sdk: { name: 'pulsehub', version, settings: { infer_ip: 'never' } },
    release: version,
    transaction: route,
    contexts: { browser: { name: browserName, version: major } },
    level: 'error',
    timestamp: now / 1000,
    exception: {
      // Sentry lists the innermost call last.
      values: [{ type: name, value: message, stacktrace: { frames: stack.map(frameOf).toReversed() } }],
    },
  };
  return [{ event_id, sent_at: new Date(now).toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
};
