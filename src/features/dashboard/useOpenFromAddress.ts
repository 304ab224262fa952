import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ServiceCard } from '../../model/dic-services/serviceCard';
import type { OpenService } from './useOpenService';

/**
 * Opens the service that the address's `open` names, once the cards are there: that is how a card works
 * in a tab of its own. The parameter goes first, so that neither "back" nor a reload repeats it.
 */
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
