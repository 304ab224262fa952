/** Names that the portal promises to keep its things under; written out here, so that a change is noticed. */
export const firstLoadMarkerName = 'pulsehub.loaded';
export const preferencesName = 'pulsehub.preferences';
