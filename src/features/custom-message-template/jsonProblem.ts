/** What is wrong with a JSON text, and where: lines and columns count from 1. */
export interface JsonProblem {
  /** Message key below `ui.json`. */
  what: 'value' | 'name' | 'colon' | 'comma' | 'text' | 'end' | 'rest' | 'object' | 'twice';
  line: number;
  column: number;
}

class Wrong extends Error {
  constructor(
    readonly what: JsonProblem['what'],
    readonly at: number,
  ) {
    super(what);
  }
}

const space = /[ \t\r\n]*/y;
const text = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Reads as JSON.parse does, but knows where it stopped: browsers put that in words of their own, or not at all. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  whole(): void {
    this.skip();
    if (this.source[this.at] !== '{') throw new Wrong('object', this.at);
    this.value();
    if (this.at < this.source.length) throw new Wrong('rest', this.at);
  }

  private value(): void {
    const sign = this.source[this.at];
    if (sign === '{') this.list('}', () => this.entry(), new Set());
    else if (sign === '[') this.list(']', () => this.value());
    else if (sign === '"') this.text();
    else if (this.at >= this.source.length) throw new Wrong('end', this.at);
    else if (!this.take(plain)) throw new Wrong('value', this.at);
    this.skip();
  }

  private list(closing: '}' | ']', item: () => string | void, names?: Set<string>): void {
    this.at += 1;
    this.skip();
    if (this.sees(closing)) return;
    for (;;) {
      const start = this.at;
      const name = item();
      if (names && typeof name === 'string') {
        if (names.has(name)) throw new Wrong('twice', start);
        names.add(name);
      }
      if (this.sees(closing)) return;
      if (!this.sees(',')) throw new Wrong(this.at >= this.source.length ? 'end' : 'comma', this.at);
      this.skip();
    }
  }

  private entry(): string {
    if (this.at >= this.source.length) throw new Wrong('end', this.at);
    if (this.source[this.at] !== '"') throw new Wrong('name', this.at);
    const name = this.text();
    this.skip();
    if (!this.sees(':')) throw new Wrong('colon', this.at);
    this.skip();
    this.value();
    return name;
  }

  private text(): string {
    const start = this.at;
    if (!this.take(text)) throw new Wrong('text', start);
    return this.source.slice(start, this.at);
  }

  private sees(sign: string): boolean {
    if (this.source[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private skip(): void {
    this.take(space);
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at = pattern.lastIndex;
    return found !== null;
  }
}

const placeOf = (source: string, at: number) => {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** What keeps a text from being a JSON object, or null. An empty text is none, and no problem either. */
export const jsonProblem = (source: string): JsonProblem | null => {
  if (source.trim() === '') return null;
  try {
    new Reader(source).whole();
    return null;
  } catch (error) {
    if (error instanceof Wrong) return { what: error.what, ...placeOf(source, error.at) };
    // Nested deeper than a reader of fields ever is.
    return { what: 'value', line: 1, column: 1 };
  }
};
