import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useData } from '../../api/useData';
import type { ServiceCard } from '../../model/dic-services/services';
import { isCurrent } from '../../model/siteTexts';
import type { Question } from '../../ui/dialogs/ConfirmDialog';
import { useTimeoutAt } from '../../ui/useTimeout';
import { parseArrangement, type Arrangement, type ServiceNote } from './arrangement';
import { arrangementQuery } from './servicesQuery';
import type { OpenService } from './useOpenService';

/** Groups and details of services; undefined until the file was read, so that no card jumps. */
export const useArrangement = (codes: readonly string[] | undefined): Arrangement | undefined => {
  const { data: file } = useQuery(arrangementQuery(useData()));
  const arrangement = useMemo(
    () => (file === undefined || !codes ? undefined : parseArrangement(file, codes)),
    [file, codes],
  );
  useEffect(() => {
    // oxlint-disable-next-line no-console -- read by operators
    for (const problem of arrangement?.problems ?? []) console.warn(problem);
  }, [arrangement]);

  const [now, setNow] = useState(Date.now);
  const details = useMemo(() => [...(arrangement?.details ?? [])], [arrangement]);
  const times = details.flatMap(([, { note }]) => [note?.from, note?.until]);
  useTimeoutAt(() => setNow(Date.now()), times, now);
  return useMemo(() => {
    const current = details.map(([code, { note, ...others }]) => {
      return [code, { ...others, note: note && isCurrent(note, now) ? note : null }] as const;
    });
    return arrangement && { ...arrangement, details: new Map(current) };
  }, [arrangement, details, now]);
};

interface Opening {
  card: ServiceCard;
  options?: { replace: boolean };
}

/** Shows the note of a service before it opens. */
export const useNoteQuestion = (opener: OpenService, details: Arrangement['details'] | undefined) => {
  const [opening, setOpening] = useState<Opening | null>(null);
  const getNote = (card: ServiceCard) => details?.get(card.code_name)?.note ?? null;
  const open: OpenService['open'] = (card, options) => {
    if (getNote(card)) setOpening({ card, ...(options && { options }) });
    else opener.open(card, options);
  };
  const question: (Question & { note: ServiceNote | null }) | null = opening && {
    note: getNote(opening.card),
    args: { service: opening.card.name },
    onConfirm: () => {
      setOpening(null);
      opener.open(opening.card, opening.options);
    },
    onCancel: () => setOpening(null),
  };
  return { opener: { ...opener, open }, question };
};
