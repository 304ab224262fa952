import { useEffect, useRef, useState } from 'react';
import { droppedFiles, handedFiles, type Handed } from './droppedFiles';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Files dropped anywhere on the page, whole folders included, and files or a screenshot that are pasted.
 * `nameOf` names what is pasted without a name of its own. Returns whether something hovers above the page.
 */
export const useDropZone = (onFiles: (handed: Handed) => void, nameOf: (file: File) => string): boolean => {
  const [isOver, setOver] = useState(false);
  const latest = useRef({ onFiles, nameOf });
  useEffect(() => {
    latest.current = { onFiles, nameOf };
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // Every element that the pointer crosses says so; only leaving the outermost leaves the page.
    let depth = 0;
    const rest = () => {
      depth = 0;
      setOver(false);
    };
    const take = async (transfer: DataTransfer) => latest.current.onFiles(await droppedFiles(transfer));
    addEventListener(
      'dragenter',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth += 1;
        setOver(true);
      },
      { signal },
    );
    addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), { signal });
    addEventListener(
      'dragleave',
      (event) => {
        if (!hasFiles(event)) return;
        depth -= 1;
        if (depth <= 0) rest();
      },
      { signal },
    );
    addEventListener(
      'drop',
      (event) => {
        rest();
        if (!hasFiles(event) || !event.dataTransfer) return;
        event.preventDefault();
        void take(event.dataTransfer);
      },
      { signal },
    );
    addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || isTyping(event.target)) return;
        event.preventDefault();
        const named = files.map((file) => new File([file], latest.current.nameOf(file), { type: file.type }));
        latest.current.onFiles(handedFiles(named));
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  return isOver;
};
