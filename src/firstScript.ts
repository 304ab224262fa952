import { colourModeOf, themeKey } from './app/colourMode';
import { holdEarlyActs } from './app/earlyActs';
import { hasSession, preferencesOf, storedUser } from './auth/stored';

/**
 * Stands within every built page and runs before its first paint, so it is kept tiny. A server whose
 * policy forbids it loses comfort alone: the portal starts without.
 */
const page = document.documentElement;
const mode = colourModeOf(preferencesOf(storedUser()?.user_id.toString() ?? null)[themeKey]);
const isDark = mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
page.dataset['theme'] = isDark ? 'dark' : 'light';
// Whoever is signed in is sent on from a public page, whose form is not to flash up.
if (hasSession()) page.dataset['hidden'] = '';
holdEarlyActs();
