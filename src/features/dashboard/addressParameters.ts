import { useNotify } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { redirectOf, type Redirect } from './redirectTarget';
import type { ServiceCard } from '../../model/dic-services/serviceCard';
import { frontendOf } from './serviceLaunch';
import { settings } from '../../settings';
import type { OpenService } from './useOpenService';

interface Leaving {
  host: string;
  go: () => void;
  stay: () => void;
}

const addressesOf = (cards: readonly ServiceCard[]): string[] =>
  cards.flatMap((card) => [card.link ?? '', frontendOf(card, settings.localServices)?.href ?? '']);

/**
 * Follows the address's `target`, which never carries a token (spec 1 §2 "Dashboard", decisions §5). Returns the
 * question to put first, where there is one; none while `cards` are null, which is not known yet.
 */
export const useTarget = (cards: readonly ServiceCard[] | null): Leaving | null => {
  const notify = useNotify();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const target = parameters.get('target');
  const redirect = useMemo<Redirect>(() => {
    const trusted = [...settings.redirectOrigins, ...addressesOf(cards ?? [])];
    return redirectOf(target, location.origin, trusted);
  }, [target, cards]);

  const forget = useCallback(
    () =>
      setParameters(
        (before) => {
          before.delete('target');
          return before;
        },
        { replace: true },
      ),
    [setParameters],
  );

  useEffect(() => {
    if (redirect.kind === 'inside') void navigate(redirect.path, { replace: true });
    else if (redirect.kind === 'follow') location.replace(redirect.href);
    else if (redirect.kind === 'refused') {
      notify('dashboard.target.refused', { type: 'error' });
      forget();
    }
  }, [redirect, navigate, notify, forget]);

  return redirect.kind === 'ask' && cards
    ? { host: redirect.host, go: () => location.replace(redirect.href), stay: forget }
    : null;
};

/** Opens the service that `open` names: a card in a tab of its own. The parameter goes first, so that "back" does not repeat it. */
export const useOpenFromAddress = (cards: readonly ServiceCard[] | undefined, opener: OpenService): void => {
  const notify = useNotify();
  const [parameters, setParameters] = useSearchParams();
  const code = parameters.get('open');
  const open = useRef(opener.open);
  useEffect(() => {
    open.current = opener.open;
  });

  useEffect(() => {
    if (!code || !cards) return;
    setParameters(
      (before) => {
        before.delete('open');
        return before;
      },
      { replace: true },
    );
    const card = cards.find(({ code_name }) => code_name === code);
    if (card) open.current(card, { replace: true });
    else notify('dashboard.open.serviceMissing', { type: 'error' });
  }, [code, cards, notify, setParameters]);
};
