import type { CollectionField } from '../../contract/Collection';

/** Sends a time with its zone, and nothing for an unchanged file or an empty field that cannot be null. */
export const toBody = (record: object, fields: readonly CollectionField[]) => {
  const toValue = (source: string, value: unknown) => {
    const { kind, format, isNullable = false } = fields.find((field) => field.source === source) ?? {};
    if (format === 'binary' && typeof value === 'string') return undefined;
    if (kind === 'date-time' && typeof value === 'string') return new Date(value).toISOString();
    if (value !== null || isNullable) return value;
    return kind === 'text' || kind === 'longText' ? '' : undefined;
  };
  return Object.fromEntries(
    Object.entries(record).map(([source, value]) => [source, toValue(source, value)]),
  );
};
