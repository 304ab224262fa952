export const deployedBuild = async (): Promise<string | null> => {
  try {
    const answer = await fetch('/version.json', { cache: 'no-cache', signal: AbortSignal.timeout(30_000) });
    const { build } = (await answer.json()) as { build?: unknown };
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
};
