/** The last submit or click before the bundle had loaded, to be replayed. */
interface EarlyActs {
  last: (() => void) | null;
  stop: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

export const holdEarlyActs = (): void => {
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event;
    event.preventDefault();
    if (form instanceof HTMLFormElement) acts.last = () => form.requestSubmit();
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A submit button triggers the submit event instead.
    if (button?.type === 'button') acts.last = () => button.click();
  };
  const acts: EarlyActs = {
    last: null,
    stop: () => {
      removeEventListener('submit', onSubmit, true);
      removeEventListener('click', onClick, true);
    },
  };
  addEventListener('submit', onSubmit, true);
  addEventListener('click', onClick, true);
  window.earlyActs = acts;
};

export const replayEarlyAct = (): void => {
  const { last, stop } = window.earlyActs ?? {};
  delete window.earlyActs;
  stop?.();
  last?.();
};
