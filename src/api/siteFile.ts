import { isFields, textOrNull } from '../model/fields';

/** Reads a JSON file beside the site, which answers even when the API does not; null for none, and on any failure. */
export const siteFile = async (path: string): Promise<unknown> => {
  try {
    const signal = AbortSignal.timeout(30_000);
    const answer = await fetch(path, { cache: 'no-cache', credentials: 'omit', signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
};

export const deployedBuild = async (): Promise<string | null> => {
  const version = await siteFile('/version.json');
  return textOrNull(isFields(version) && version['build']);
};
