import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessageOf } from '../../api/errors';
import { useAuth } from '../../auth/useAuth';
import { socialLink, type SocialProvider } from '../../model/sign-in/socialLink';

/** The form comes first; the links wait until somebody reaches for them, or for this long. */
const idleMs = 1500;

/** Asked for once; where that fails, the next press asks again. `failure` is a message key, `chosen` where the page is headed. */
export const useSocialLinks = () => {
  const auth = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<SocialProvider | null>(null);
  const asked = useRef<ReturnType<typeof auth.socialLinks> | null>(null);
  const hasFailed = useRef(false);

  const failed = (error: unknown) => {
    asked.current = null;
    hasFailed.current = true;
    setChosen(null);
    setFailure(errorMessageOf('socialLinks', error).message);
  };

  const load = () => {
    asked.current ??= auth.socialLinks();
    return asked.current;
  };

  const prepare = () => {
    if (!hasFailed.current) load().catch(failed);
  };

  const follow = async (provider: SocialProvider) => {
    setFailure(null);
    setChosen(provider);
    try {
      const address = socialLink((await load())[`${provider}_login_link`], location.origin);
      if (address === null) throw new Error('No address that may be followed.');
      auth.expectSocial(provider);
      location.assign(address);
    } catch (error) {
      failed(error);
    }
  };

  const prepareWhenIdle = useEffectEvent(prepare);
  useEffect(() => {
    const timer = setTimeout(() => prepareWhenIdle(), idleMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Back from the provider by the browser's button, the page is as it was left.
    const free = () => setChosen(null);
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);

  return { failure, chosen, prepare, follow };
};
