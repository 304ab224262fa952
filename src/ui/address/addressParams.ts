/** Codec of a URL parameter. Missing or invalid values become the default, which is omitted from the URL. */
interface AddressParam<Value> {
  read: (text: string) => Value;
  /** Returns '' for the default. */
  write: (value: Value) => string;
}

export type AddressParams<Values extends object> = { [Name in keyof Values]: AddressParam<Values[Name]> };

export type AddressValues<Params> = {
  [Name in keyof Params]: Params[Name] extends AddressParam<infer Value> ? Value : never;
};

const omitDefault = (value: string, isDefault: boolean) => (isDefault ? '' : value);

export const choice = <Name extends string>(
  names: readonly Name[],
  byDefault: NoInfer<Name>,
): AddressParam<Name> => ({
  read: (text) => names.find((name) => name === text) ?? byDefault,
  write: (name) => omitDefault(name, name === byDefault),
});

/** Positive integer. */
export const int = (
  byDefault: number,
  isAllowed: (value: number) => boolean = () => true,
): AddressParam<number> => ({
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) && isAllowed(Number(text)) ? Number(text) : byDefault),
  write: (value) => omitDefault(String(value), value === byDefault),
});

export const text = (isAllowed: (value: string) => boolean = () => true): AddressParam<string> => ({
  read: (value) => omitDefault(value, !isAllowed(value)),
  write: (value) => omitDefault(value, value.trim() === ''),
});

export interface Order<Field extends string> {
  field: Field;
  order: 'ASC' | 'DESC';
}

/** `name`, or `-name` for the descending order. */
export const sortOrder = <Field extends string>(
  fields: readonly Field[],
  byDefault: NoInfer<Field>,
): AddressParam<Order<Field>> => {
  const defaultOrder: Order<Field> = { field: byDefault, order: 'ASC' };
  // Stable objects, so that lists are not sorted again on each render.
  const orders = new Map<string, Order<Field>>(
    fields.flatMap((field) => [
      [field, { field, order: 'ASC' }],
      [`-${field}`, { field, order: 'DESC' }],
    ]),
  );
  return {
    read: (value) => orders.get(value) ?? defaultOrder,
    write: ({ field, order }) =>
      omitDefault(order === 'DESC' ? `-${field}` : field, field === byDefault && order === 'ASC'),
  };
};

export const json = <Value extends object>(read: (value: unknown) => Value): AddressParam<Value> => ({
  read: (value) => {
    try {
      return read(JSON.parse(value));
    } catch {
      return read(null);
    }
  },
  write: (value) => omitDefault(JSON.stringify(value), Object.keys(value).length === 0),
});

const paramNames = <Params extends object>(params: Params) =>
  Object.keys(params) as (keyof Params & string)[];

export const readAddress = <Values extends object>(
  params: AddressParams<Values>,
  search: string,
  prefix = '',
): Values => {
  const address = new URLSearchParams(search);
  return Object.fromEntries(
    paramNames(params).map((name) => [name, params[name].read(address.get(prefix + name) ?? '')]),
  ) as Values;
};

/** Validates stored values like URL parameters. */
export const readStored = <Values extends object>(
  params: AddressParams<Values>,
  storedValues: unknown,
): Values => {
  const storedTexts = Object.entries(storedValues ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return readAddress(params, new URLSearchParams(storedTexts).toString());
};

/** Returns the changed query string; keeps other parameters. */
export const writeAddress = <Values extends object>(
  params: AddressParams<Values>,
  search: string,
  change: Partial<Values>,
  prefix = '',
): string => {
  const address = new URLSearchParams(search);
  for (const name of paramNames(params)) {
    const value = change[name];
    if (value === undefined) continue;
    const encoded = params[name].write(value);
    if (encoded) address.set(prefix + name, encoded);
    else address.delete(prefix + name);
  }
  const changedSearch = address.toString();
  return changedSearch && `?${changedSearch}`;
};
