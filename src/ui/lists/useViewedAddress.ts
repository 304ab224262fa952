import { useEvent } from 'ra-core';
import { use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { oneOf, readAddress, writeAddress, type AddressParams } from '../address/addressParams';
import { useAddressState, type ChangeAddress } from '../address/useAddressState';
import { PanelShownContext } from '../page/panelShown';
import { everything, useSavedViews, type ViewedList } from './savedViews';

interface Marker {
  view: '' | typeof everything.value;
}

const marker = { [everything.name]: oneOf(['', everything.value], '') };

/**
 * State of a list in the address, which opens with the start view where it has none of its own: a link keeps what it
 * says, and a list that was cleared is marked as such.
 */
export const useViewedAddress = <Values extends object>(
  params: AddressParams<Values>,
  list: ViewedList,
): [values: Values, change: ChangeAddress<Values>] => {
  const { prefix, viewIn } = list;
  const location = useLocation() as Location<unknown>;
  const isShown = use(PanelShownContext);
  const { start } = useSavedViews(list);
  const all = useMemo(() => ({ ...params, ...marker }) as AddressParams<Values & Marker>, [params]);
  const [address, changeAddress] = useAddressState(all, prefix);
  const given = new URLSearchParams(location.search);
  const isBare = !Object.keys(all).some((name) => given.has(prefix + name));
  // A view that becomes the start view while the list is open waits for the next visit.
  const [arrival, setArrival] = useState({ location, start });
  if (arrival.location !== location) setArrival({ location, start });
  const opening = isBare && arrival.start ? arrival.start.search : null;
  const values = useMemo(
    () => (opening === null ? address : readAddress(all, opening, prefix)),
    [all, address, opening, prefix],
  );
  const change = useEvent<Parameters<ChangeAddress<Values>>, void>((part, options) =>
    changeAddress((at) => {
      const written = writeAddress(all, '', at, prefix);
      const now = opening !== null && written === '' ? values : at;
      const next = typeof part === 'function' ? part(now) : part;
      const isAll = viewIn(writeAddress(all, '', { ...now, ...next }, prefix)) === '';
      const view = start && isAll ? everything.value : '';
      // TypeScript does not see that parts of a generic type are one.
      return { ...(now !== at && now), ...next, view } as Partial<Values & Marker>;
    }, options),
  );
  const open = useEffectEvent(() => changeAddress(values, { replace: true }));
  // Of each bare location anew, because another part of the page may go back to one at once.
  const openingAt = opening !== null && isShown ? location : null;
  useEffect(() => {
    if (openingAt) open();
  }, [openingAt]);
  return [
    useMemo(() => {
      const { view: _marker, ...own } = values;
      return own as unknown as Values;
    }, [values]),
    change,
  ];
};
