import { useMutation } from '@tanstack/react-query';
import { useIsMounted, useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ErrorMessage, toErrorMessage } from '../../api/errors';
import { paths } from '../../paths';
import type { ServiceCard } from '../../model/dic-services/services';
import { text } from '../../ui/address/addressParams';
import { useAddressState } from '../../ui/address/useAddressState';
import type { Question } from '../../ui/dialogs/ConfirmDialog';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { useTimeout } from '../../ui/useTimeout';
import { useData } from '../../api/useData';
import { useAuth } from '../../auth/useAuth';
import type { ArrangedCard } from './arrangement';
import { buildLaunchUrl, getServiceUrls, projectHubKey } from './serviceLaunch';
import { settings } from '../../settings';

const leaveDelayMs = 100;
/** Resets the busy card if the browser stays on the page, as after a download. */
const busyTimeoutMs = 10_000;

/** `replace` replaces the history entry, for a tab that was opened only for this service. */
interface Attempt {
  card: ServiceCard;
  replace: boolean;
}

export interface OpenFailure extends ErrorMessage {
  code: string;
  since: number;
}

export interface OpenService {
  open: (card: ArrangedCard, options?: { replace: boolean }) => void;
  busyCode: string | null;
  failure: OpenFailure | null;
}

/** Returns a link that opens a service without containing tokens. */
export const toServicePath = (code: string): string => `${paths.dashboard}?open=${encodeURIComponent(code)}`;

/** Opening another service or leaving the dashboard cancels the current attempt (spec 1 §4 "Opening a service"). */
export const useOpenService = (): OpenService => {
  const notify = useNotify();
  const launch = useLaunch();
  const latestAttempt = useRef<Attempt | null>(null);
  const isMounted = useIsMounted();
  const isCurrent = (attempt: Attempt) => isMounted.current && latestAttempt.current === attempt;

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
      const address = await launch(attempt.card, () => isCurrent(attempt));
      await new Promise((resolve) => setTimeout(resolve, leaveDelayMs));
      if (!isCurrent(attempt) || address === null) return;
      if (attempt.replace) location.replace(address);
      else location.assign(address);
    },
    onError: (launchError, attempt) => {
      if (!isCurrent(attempt)) return;
      // Usually a missing URL or token rather than a failed call.
      const { message, messageArgs } = launchErrorMessage(launchError, attempt.card);
      notify(message, { type: 'error', messageArgs });
    },
  });

  // The back/forward cache restores the page with the card still busy.
  useWindowEvent('pageshow', ({ persisted }) => persisted && reset());
  useTimeout(reset, isSuccess ? busyTimeoutMs : null);

  return {
    open: (card, { replace } = { replace: false }) => {
      latestAttempt.current = { card, replace };
      mutate(latestAttempt.current);
    },
    busyCode: isPending || isSuccess ? (variables?.card.code_name ?? null) : null,
    failure:
      error && variables
        ? { ...launchErrorMessage(error, variables.card), code: variables.card.code_name, since: failedAt }
        : null,
  };
};

const launchErrorMessage = (error: Error, card: ServiceCard): ErrorMessage =>
  error instanceof LaunchFailure
    ? error.errorMessage
    : { message: 'dashboard.open.failed', messageArgs: { service: card.name }, wait: null };

/** Checks the referrer, because a link from another site must not send a token without confirmation. */
const isOwnLink = (): boolean => document.referrer.startsWith(`${location.origin}/`);

const addressParams = { open: text() };

/**
 * Opens the service in the `open` parameter, after removing it so that Back does not open the service again. Returns a
 * confirmation if needed.
 */
export const useOpenFromAddress = (
  cards: readonly ServiceCard[] | undefined,
  opener: OpenService,
): Question | null => {
  const notify = useNotify();
  const [{ open: code }, change] = useAddressState(addressParams);
  const clear = () => change({ open: '' }, { replace: true });
  const card = code ? cards?.find(({ code_name }) => code_name === code) : undefined;
  const needsConfirmation = card !== undefined && !isOwnLink();
  const open = useEffectEvent(() => {
    clear();
    if (card) opener.open(card, { replace: true });
    else notify('dashboard.open.serviceMissing', { type: 'error' });
  });
  useEffect(() => {
    if (code && cards && !needsConfirmation) open();
  }, [code, cards, needsConfirmation]);

  if (!card || !needsConfirmation) return null;
  return {
    args: { service: card.name },
    onConfirm: () => {
      clear();
      opener.open(card, { replace: true });
    },
    onCancel: clear,
  };
};

class LaunchFailure extends Error {
  constructor(readonly errorMessage: ErrorMessage) {
    super(errorMessage.message);
    this.name = 'LaunchFailure';
  }
}

/** Returns the launch address, or null once `isCurrent` is false. Rejects with LaunchFailure. */
const useLaunch = () => {
  const auth = useAuth();
  const data = useData();
  const notify = useNotify();

  const signInToHub = (backend: string, token: string) =>
    data.authenticateProjectHub(backend, token).catch((error: unknown) => {
      throw new LaunchFailure(toErrorMessage('authenticateProjectHub', error));
    });

  return async (card: ServiceCard, isCurrent: () => boolean): Promise<string | null> => {
    const service = card.name;
    const credentials = await auth.account.launchCredentials();
    if (!credentials) throw createFailure('missingToken', service);
    const urls = getServiceUrls(card, settings.localServices);
    if (typeof urls === 'string') throw createFailure(urls, service);

    const isHub = card.code_name === projectHubKey;
    const hub = isHub ? await signInToHub(urls.backend, credentials.token) : null;
    if (!isCurrent()) return null;

    auth.account.rememberService(card.code_name, credentials.token, urls.backend);
    const context = { ...credentials, origin: location.origin, timestamp: Date.now() };
    const address = buildLaunchUrl(card.code_name, urls, context, hub);
    if (hub) notify('dashboard.open.projectHubWelcome', { type: 'success' });
    else if (isHub) notify('dashboard.open.direct', { type: 'warning' });
    return address;
  };
};

const createFailure = (reason: string, service: string) =>
  new LaunchFailure({ message: `dashboard.open.${reason}`, messageArgs: { service }, wait: null });
