import { useNotify } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ServiceCard } from '../../model/dic-services/services';
import { parseWebUrl } from '../../model/text';
import { settings } from '../../settings';
import { text } from '../../ui/address/addressParams';
import { useAddressState } from '../../ui/address/useAddressState';
import type { Question } from '../../ui/dialogs/ConfirmDialog';
import { getFrontend } from './serviceLaunch';

/** Follows, confirms or refuses the dashboard's `target` parameter (decisions §3). */
type Redirect =
  | { kind: 'none' }
  | { kind: 'inside'; path: string }
  | { kind: 'follow'; href: string }
  | { kind: 'ask'; href: string; host: string }
  | { kind: 'refused' };

const refusedRedirect: Redirect = { kind: 'refused' };

/** Characters that make the opened address differ from the displayed one. */
const misleadingCharacters = /[\s\p{C}\\]/u;
const scheme = /^[a-z][a-z\d+.-]*:/i;

export const resolveTarget = (target: string, ownOrigin: string, trusted: readonly string[]): Redirect => {
  if (target === '') return { kind: 'none' };
  if (misleadingCharacters.test(target) || target.startsWith('//')) return refusedRedirect;
  if (scheme.test(target)) return resolveExternal(target, ownOrigin, trusted);
  const base = `${ownOrigin}/dashboard`;
  if (!URL.canParse(target, base)) return refusedRedirect;
  const url = new URL(target, base);
  // A path such as "/..//host" normalizes to "//host", another site.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return refusedRedirect;
  return { kind: 'inside', path: removeTarget(url).href.slice(ownOrigin.length) };
};

const resolveExternal = (target: string, ownOrigin: string, trusted: readonly string[]): Redirect => {
  const url = parseWebUrl(target);
  const authority = /^[^/]*\/\/([^/?#]*)/.exec(target)?.[1] ?? '';
  if (!url || authority.includes('@')) return refusedRedirect;
  if (url.origin === ownOrigin) return toOwnRedirect(removeTarget(url));
  if (getOrigins(trusted).includes(url.origin)) return { kind: 'follow', href: url.href };
  return { kind: 'ask', href: url.href, host: url.host };
};

/** Navigates within the page for `?open=`, because a reload would send the portal as referrer, which is trusted. */
const toOwnRedirect = (url: URL): Redirect =>
  url.searchParams.has('open')
    ? { kind: 'inside', path: url.href.slice(url.origin.length) }
    : { kind: 'follow', href: url.href };

const getOrigins = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => parseWebUrl(address)?.origin ?? []);

/** Prevents redirect chains. */
const removeTarget = (url: URL): URL => {
  if (url.searchParams.has('target')) url.searchParams.delete('target');
  return url;
};

const getTrustedUrls = (cards: readonly ServiceCard[]): string[] =>
  cards.flatMap((card) => [card.link ?? '', getFrontend(card, settings.localServices)?.href ?? '']);

const addressParams = { target: text() };

/** Follows the `target` parameter, or returns what the user must confirm first; null while `cards` are loading. */
export const useRedirectTarget = (cards: readonly ServiceCard[] | null): Question | null => {
  const notify = useNotify();
  const navigate = useNavigate();
  const [{ target }, change] = useAddressState(addressParams);
  const redirect = useMemo<Redirect>(() => {
    const trusted = [...settings.redirectOrigins, ...getTrustedUrls(cards ?? [])];
    return resolveTarget(target, location.origin, trusted);
  }, [target, cards]);

  useEffect(() => {
    if (redirect.kind === 'inside') void navigate(redirect.path, { replace: true });
    else if (redirect.kind === 'follow') location.replace(redirect.href);
    else if (redirect.kind === 'refused') {
      notify('dashboard.target.refused', { type: 'error' });
      change({ target: '' }, { replace: true });
    }
  }, [redirect, navigate, notify, change]);

  return redirect.kind === 'ask' && cards
    ? {
        args: { host: redirect.host },
        onConfirm: () => location.replace(redirect.href),
        onCancel: () => change({ target: '' }, { replace: true }),
      }
    : null;
};
