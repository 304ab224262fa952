/**
 * What a user does in a page that was painted before its script: the last form sent or button pressed
 * waits for the script. Links and fields work by themselves.
 */
interface EarlyActs {
  last: (() => void) | null;
  stop: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

/** For the script within the page. */
export const holdEarlyActs = (): void => {
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event;
    event.preventDefault();
    if (form instanceof HTMLFormElement) acts.last = () => form.requestSubmit();
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A form's own button submits it, which is the act then.
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

/** Once the page listens by itself: does what waited, once. */
export const replayEarlyAct = (): void => {
  const { last, stop } = window.earlyActs ?? {};
  delete window.earlyActs;
  stop?.();
  last?.();
};
