export { ActiveSessionTab } from './ActiveSessionTab';
export { SessionFacts, SessionLocation } from './SessionFacts';
export { EndSessionsAlert } from './SessionAlerts';
export { SessionUsageBar } from './SessionOverview';
export { sessionsKey, useActiveSessions } from './useSessions';
