import { useTranslate } from 'ra-core';
import type { ActiveSession } from '../../model/sessions/activeSession';

/** How a session is called in a sentence: device and browser. */
export const useSessionName = () => {
  const t = useTranslate();
  return ({ device_info }: ActiveSession): string =>
    [device_info?.Device, device_info?.Browser].filter(Boolean).join(', ') || t('sessions.unknown');
};
