export { ActiveSessionTab } from './ActiveSessionTab';
export { SessionFacts, SessionLocation } from './SessionFacts';
export { EndSessionsOffer } from './SessionOffers';
export { SessionUsageBar } from './SessionOverview';
export { sessionsKey, useActiveSessions } from './useSessions';
