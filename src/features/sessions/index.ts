export { ActiveSessionTab } from './ActiveSessionTab';
export { SessionLocation } from './SessionLocation';
export { EndSessionsOffer } from './SessionOffers';
export { SessionUsageBar } from './SessionOverview';
