import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ErrorMessage } from '../../api/errors';
import { paths } from '../../paths';
import type { ServiceCard } from '../../model/dic-services/services';
import { useAddressParam } from '../../ui/useAddressText';
import { LaunchFailure, useLaunch } from './useLaunch';

const leaveDelayMs = 100;
/** The card stops being busy after this time if the browser did not leave the page, as after a download. */
const givenUpMs = 10_000;

/** `replace` replaces the history entry, for a tab that was opened only for this service. */
interface Attempt {
  card: ServiceCard;
  replace: boolean;
}

export interface OpeningFault extends ErrorMessage {
  code: string;
  since: number;
}

export interface OpenService {
  open: (card: ServiceCard, how?: { replace: boolean }) => void;
  busy: string | null;
  failed: OpeningFault | null;
}

/** The address that opens a service without putting tokens into the link. */
export const openingAddress = (code: string): string => `${paths.dashboard}?open=${encodeURIComponent(code)}`;

/** Opening another service or leaving the dashboard cancels the current attempt (spec 1 §4 "Opening a service"). */
export const useOpenService = (): OpenService => {
  const notify = useNotify();
  const launch = useLaunch();
  const wanted = useRef<Attempt | null>(null);

  const {
    mutate,
    reset,
    variables,
    isPending,
    isSuccess,
    error,
    submittedAt: failedAt,
  } = useMutation({
    networkMode: 'always',
    mutationFn: async (attempt: Attempt) => {
      const address = await launch(attempt.card, () => wanted.current === attempt);
      await new Promise((resolve) => setTimeout(resolve, leaveDelayMs));
      if (wanted.current !== attempt || address === null) return;
      if (attempt.replace) location.replace(address);
      else location.assign(address);
    },
    onError: (failure, attempt) => {
      if (wanted.current !== attempt) return;
      const { message, messageArgs } = launchErrorMessage(failure, attempt.card);
      notify(message, { type: 'error', messageArgs });
    },
  });

  useEffect(() => {
    // The back/forward cache restores the page with the card still busy.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(reset, givenUpMs);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  return {
    open: (card, { replace } = { replace: false }) => {
      wanted.current = { card, replace };
      mutate(wanted.current);
    },
    busy: isPending || isSuccess ? (variables?.card.code_name ?? null) : null,
    failed:
      error && variables
        ? { ...launchErrorMessage(error, variables.card), code: variables.card.code_name, since: failedAt }
        : null,
  };
};

const launchErrorMessage = (error: Error, card: ServiceCard): ErrorMessage =>
  error instanceof LaunchFailure
    ? error.errorMessage
    : { message: 'dashboard.open.failed', messageArgs: { service: card.name }, wait: null };

/** Opens the service in the `open` parameter, which is removed first so that Back does not open it again. */
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
