import { onTestFinished, vi } from 'vitest';

/** Records the files that the page saves, and their names, until the end of the test. happy-dom cannot save. */
export const recordSavedFiles = () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  const createObjectURL = (file: Blob) => saved.push(file);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return { saved, names };
};
