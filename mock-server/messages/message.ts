import type { IncomingMessage } from 'node:http';
import { request } from 'express';
import { arabic } from './ar';
import { french, type MessageKey } from './fr';

const translations: Readonly<Record<string, Record<MessageKey, string>>> = { fr: french, ar: arabic };

type Value = string | number | Message;

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** Message of the server, translated when it is sent. */
export class Message {
  constructor(
    private readonly key: MessageKey,
    private readonly values: Readonly<Record<string, Value>> = {},
  ) {}

  translate(language: string): string {
    const text = translations[language]?.[this.key] ?? this.key;
    return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = this.values[name];
      return value instanceof Message ? value.translate(language) : String(value);
    });
  }

  toJSON(): string {
    return this.translate('en');
  }
}

export const message = <S extends MessageKey>(
  key: S,
  ...[values]: Placeholders<S> extends never ? [] : [Record<Placeholders<S>, Value>]
): Message => new Message(key, values);

/** Message, or the plain string of a message without placeholders. */
export type MessageLike = Message | Exclude<MessageKey, `${string}{${string}`>;

export const toMessage = (text: MessageLike): Message => (text instanceof Message ? text : new Message(text));

/** Returns the best language for the request, English by default. */
export const getRequestLanguage = (req: IncomingMessage): string =>
  request.acceptsLanguages.call(req, 'en', ...Object.keys(translations)) || 'en';

export const localizeBody = (body: unknown, language: string): string =>
  JSON.stringify(
    body,
    language === 'en'
      ? undefined
      : function (this: Record<string, unknown>, key, value: unknown) {
          const original = this[key];
          return original instanceof Message ? original.translate(language) : value;
        },
  );
