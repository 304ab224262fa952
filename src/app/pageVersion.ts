/** What the build wrote into the page that is open: its version, and what it differs by from another build. */
export const pageVersion = () => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="version"]');
  return { version: meta?.content, build: meta?.dataset['build'] };
};
