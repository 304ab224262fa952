import { isFields, textOrNull } from '../model/fields';

/** Fetches a JSON file of the site, which works even if the API is down; null on any failure. */
export const fetchSiteFile = async (
  path: string,
  timeoutMs = 30_000,
  onError?: (error: unknown) => void,
): Promise<unknown> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(path, { cache: 'no-cache', credentials: 'omit', signal });
    return response.ok ? await response.json() : null;
  } catch (error) {
    onError?.(error);
    return null;
  }
};

export const fetchDeployedBuild = async (): Promise<string | null> => {
  const version = await fetchSiteFile('/version.json');
  return textOrNull(isFields(version) && version['build']);
};
