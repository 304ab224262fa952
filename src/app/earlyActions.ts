/** The last submit or click before the bundle had loaded, to be replayed. */
interface EarlyActions {
  last: (() => void) | null;
  stop: () => void;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

export const recordEarlyActions = (): void => {
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event;
    event.preventDefault();
    if (form instanceof HTMLFormElement) actions.last = () => form.requestSubmit();
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A submit button triggers the submit event instead.
    if (button?.type === 'button') actions.last = () => button.click();
  };
  const actions: EarlyActions = {
    last: null,
    stop: () => {
      removeEventListener('submit', onSubmit, true);
      removeEventListener('click', onClick, true);
    },
  };
  addEventListener('submit', onSubmit, true);
  addEventListener('click', onClick, true);
  window.earlyActions = actions;
};

export const replayEarlyAction = (): void => {
  const { last, stop } = window.earlyActions ?? {};
  delete window.earlyActions;
  stop?.();
  last?.();
};
