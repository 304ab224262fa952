import type { IncomingMessage } from 'node:http';
import { request } from 'express';
import { arabic } from './ar';
import { french, type Sentence } from './fr';

const translations: Readonly<Record<string, Record<Sentence, string>>> = { fr: french, ar: arabic };

type Value = string | number | Said;

type NameIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** What the server says, put into words when it is sent; English without a language. */
export class Said {
  constructor(
    private readonly sentence: Sentence,
    private readonly values: Readonly<Record<string, Value>> = {},
  ) {}

  in(language: string): string {
    const words = translations[language]?.[this.sentence] ?? this.sentence;
    return words.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = this.values[name];
      return value instanceof Said ? value.in(language) : String(value);
    });
  }

  toJSON(): string {
    return this.in('en');
  }
}

export const say = <S extends Sentence>(
  sentence: S,
  ...[values]: NameIn<S> extends never ? [] : [Record<NameIn<S>, Value>]
): Said => new Said(sentence, values);

/** A sentence without values may be written as it is. */
export type Text = Said | Exclude<Sentence, `${string}{${string}`>;

export const said = (text: Text): Said => (text instanceof Said ? text : new Said(text));

/** English where the caller asks for none of the others. */
export const languageOf = (req: IncomingMessage): string =>
  request.acceptsLanguages.call(req, 'en', ...Object.keys(translations)) || 'en';

export const inWords = (body: unknown, language: string): string =>
  JSON.stringify(
    body,
    language === 'en'
      ? undefined
      : function (this: Record<string, unknown>, key, value: unknown) {
          const held = this[key];
          return held instanceof Said ? held.in(language) : value;
        },
  );
