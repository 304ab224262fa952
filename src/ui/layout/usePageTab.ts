import { useSearchParams } from 'react-router-dom';

/**
 * Which tab of a page the address names, and the way to another, which the browser's back button takes
 * back. `names` are the tabs in their order; an address that names none of them means the first.
 */
export const usePageTab = <Name extends string>(
  names: readonly [Name, ...Name[]],
  param = 'tab',
): [active: Name, open: (name: Name) => void] => {
  const [search, setSearch] = useSearchParams();
  const active = names.find((name) => name === search.get(param)) ?? names[0];
  const open = (name: Name) => {
    const next = new URLSearchParams(search);
    next.set(param, name);
    if (name !== active) setSearch(next);
  };
  return [active, open];
};
