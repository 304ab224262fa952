declare global {
  interface Window {
    earlyAction?: { repeat: () => void; stop: () => void };
  }
}

/** Remembers the last submit or click on a page whose script is still loading. */
export const rememberEarlyAction = (): void => {
  const controller = new AbortController();
  const earlyAction = { repeat: () => {}, stop: () => controller.abort() };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event;
    event.preventDefault();
    if (form instanceof HTMLFormElement) earlyAction.repeat = () => form.requestSubmit();
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A submit button triggers the submit event instead.
    if (button?.type === 'button') earlyAction.repeat = () => button.click();
  };
  const options = { capture: true, signal: controller.signal };
  addEventListener('submit', onSubmit, options);
  addEventListener('click', onClick, options);
  window.earlyAction = earlyAction;
};

export const repeatEarlyAction = (): void => {
  const { repeat, stop } = window.earlyAction ?? {};
  delete window.earlyAction;
  stop?.();
  repeat?.();
};
