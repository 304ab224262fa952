import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { redirectOf, type Redirect } from './redirectTarget';
import type { ServiceCard } from '../../model/dic-services/services';
import { frontendOf } from './serviceLaunch';
import { settings } from '../../settings';
import type { OpenService } from './useOpenService';
import { useAddressParam } from '../../ui/useAddressText';

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
  const [target, setTarget] = useAddressParam('target');
  const redirect = useMemo<Redirect>(() => {
    const trusted = [...settings.redirectOrigins, ...addressesOf(cards ?? [])];
    return redirectOf(target, location.origin, trusted);
  }, [target, cards]);

  useEffect(() => {
    if (redirect.kind === 'inside') void navigate(redirect.path, { replace: true });
    else if (redirect.kind === 'follow') location.replace(redirect.href);
    else if (redirect.kind === 'refused') {
      notify('dashboard.target.refused', { type: 'error' });
      setTarget(null);
    }
  }, [redirect, navigate, notify, setTarget]);

  return redirect.kind === 'ask' && cards
    ? { host: redirect.host, go: () => location.replace(redirect.href), stay: () => setTarget(null) }
    : null;
};

/** Opens the service that `open` names: a card in a tab of its own. The parameter goes first, so that "back" does not repeat it. */
export const useOpenFromAddress = (cards: readonly ServiceCard[] | undefined, opener: OpenService): void => {
  const notify = useNotify();
  const [code, setCode] = useAddressParam('open');
  const open = useEffectEvent((wanted: string, known: readonly ServiceCard[]) => {
    setCode(null);
    const card = known.find(({ code_name }) => code_name === wanted);
    if (card) opener.open(card, { replace: true });
    else notify('dashboard.open.serviceMissing', { type: 'error' });
  });
  useEffect(() => {
    if (code && cards) open(code, cards);
  }, [code, cards]);
};
