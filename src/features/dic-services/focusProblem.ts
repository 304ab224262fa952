/** Leads to the first field of a form that is marked as wrong, once the marks are drawn. */
export const focusProblem = (form: HTMLElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
