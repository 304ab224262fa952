export interface EarlyKeys {
  /** Ends it. */
  handOver: (take: (text: string) => void) => void;
}

/** Keeps what is typed until the palette is there; else it would go to the page, whose keys mark and delete. */
export const keepEarlyKeys = (): EarlyKeys => {
  let text = '';
  const listening = new AbortController();
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    text += key;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', keep, { capture: true, signal: listening.signal });
  return {
    handOver: (take) => {
      listening.abort();
      take(text);
    },
  };
};
