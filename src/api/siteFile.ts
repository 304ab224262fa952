import { isFields, textOrNull } from '../model/fields';

/** Fetches a JSON file of the site, which works even if the API is down; null on any failure. */
export const fetchSiteFile = async (path: string, timeoutMs = 30_000): Promise<unknown> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(path, { cache: 'no-cache', credentials: 'omit', signal });
    return response.ok ? await response.json() : null;
  } catch (error) {
    // oxlint-disable-next-line no-console -- read by operators
    if (error instanceof SyntaxError) console.warn(`${path} is not valid JSON: ${error.message}`);
    return null;
  }
};

export const fetchDeployedBuild = async (): Promise<string | null> => {
  const version = await fetchSiteFile('/version.json');
  return textOrNull(isFields(version) && version['build']);
};
