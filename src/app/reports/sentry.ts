import type { ErrorReport, PageContext, Report, VitalsReport } from './report';

/** The intake of `sentry+https://key@host/path/project`, the DSN of a project of Sentry, GlitchTip or Bugsink; or null. */
export const sentryAddress = (address: string): string | null => {
  const [, dsn] = /^sentry\+(https?:\/\/.+)$/.exec(address) ?? [];
  if (dsn === undefined || !URL.canParse(dsn)) return null;
  const { origin, username, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7' });
  return `${origin}${path}/api/${project}/envelope/?${query}`;
};

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Sentry's envelope (develop.sentry.dev, "Envelopes"): its header, the header of the event, and the event, a line each. */
export const envelope = (sent: Report, now: number): string => {
  const event_id = randomHex(16);
  const type = sent.kind === 'error' ? 'event' : 'transaction';
  const event = sent.kind === 'error' ? errorEvent(sent.report, now) : vitalsEvent(sent.report, now);
  return [{ event_id, sent_at: new Date(now).toISOString() }, { type }, { event_id, ...event }]
    .map((line) => JSON.stringify(line))
    .join('\n');
};

const pageFields = ({ route, version, browser }: PageContext) => {
  const [name = '', major = ''] = browser.split('/');
  return {
    platform: 'javascript',
    // Otherwise the intake stores the address of the visitor.
    sdk: { name: 'pulsehub', version, settings: { infer_ip: 'never' } },
    release: version,
    transaction: route,
    contexts: { browser: { name, version: major } },
  };
};

const frameOf = (line: string) => {
  const [filename = '', lineno, colno] = line.split(':');
  return { filename: `app://${filename}`, lineno: Number(lineno), colno: Number(colno), in_app: true };
};

const errorEvent = ({ name, message, stack, ...page }: ErrorReport, now: number) => ({
  ...pageFields(page),
  level: 'error',
  timestamp: now / 1000,
  exception: {
    // Sentry lists the innermost call last.
    values: [{ type: name, value: message, stacktrace: { frames: stack.map(frameOf).toReversed() } }],
  },
});

const vitalsEvent = ({ vitals, ...page }: VitalsReport, now: number) => {
  const fields = pageFields(page);
  const trace = { trace_id: randomHex(16), span_id: randomHex(8), op: 'pageload' };
  const measurements = Object.entries(vitals).map(([name, value]) => [
    name.toLowerCase(),
    { value, unit: name === 'CLS' ? '' : 'millisecond' },
  ]);
  return {
    ...fields,
    contexts: { ...fields.contexts, trace },
    timestamp: now / 1000,
    start_timestamp: now / 1000,
    measurements: Object.fromEntries(measurements) as Record<string, object>,
  };
};
