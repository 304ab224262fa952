import { colourModeOf, themeKey } from './app/colourMode';
import { rememberEarlyAction } from './app/earlyAction';
import { hasSession, preferencesOf, storedUser } from './auth/storage';

/** Inlined into every page, before the first paint; a stricter policy may forbid it. */
const page = document.documentElement;
const mode = colourModeOf(preferencesOf(storedUser()?.user_id.toString() ?? null)[themeKey]);
const isDark = mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
page.dataset['theme'] = isDark ? 'dark' : 'light';
// A signed-in visitor is redirected, so the public form must not flash.
if (hasSession()) page.dataset['hidden'] = '';
rememberEarlyAction();
