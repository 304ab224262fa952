import { useState, type FormEvent } from 'react';

interface FilterFormOptions<Filter> {
  applied: Filter;
  names: readonly (keyof Filter)[];
  /** A new number drops what is not applied. */
  clearCount?: number;
  onSubmit: (typed: Filter, form: FormData) => void;
}

/** A filter's form, with its values over the applied ones: a value changed elsewhere replaces the typed one. */
export const useFilterForm = <Filter extends object>(options: FilterFormOptions<Filter>) => {
  const { applied, names, clearCount = 0, onSubmit } = options;
  const [state, setState] = useState({ typed: applied, applied, clearCount });
  const { typed } = state;
  const isCleared = state.clearCount !== clearCount;
  const changed = names.filter((name) => state.applied[name] !== applied[name]);
  if (isCleared || changed.length > 0) {
    const changes = Object.fromEntries(changed.map((name) => [name, applied[name]]));
    setState({ typed: isCleared ? applied : { ...typed, ...changes }, applied, clearCount });
  }
  return {
    typed,
    type: (part: Partial<Filter>) => setState((now) => ({ ...now, typed: { ...now.typed, ...part } })),
    form: {
      component: 'form',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit(typed, new FormData(event.currentTarget));
      },
    },
  } as const;
};
