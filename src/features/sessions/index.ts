export { ActiveSessionTab } from './ActiveSessionTab';
export { SessionLocation } from './SessionLocation';
export { useActiveSessions, type SessionsView } from './useActiveSessions';
export { useEndSessions, type EndSessions, type Progress } from './useEndSessions';
export { LoadFailure as SessionsLoadFailure } from './LoadFailure';
