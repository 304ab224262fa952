export const getPageVersion = () => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="version"]');
  return { version: meta?.content, build: meta?.dataset['build'] };
};
