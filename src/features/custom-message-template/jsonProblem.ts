/** Lines and columns count from 1. */
export interface JsonProblem {
  /** Message key below `ui.json`. */
  what: 'value' | 'name' | 'colon' | 'comma' | 'text' | 'end' | 'rest' | 'object' | 'twice';
  line: number;
  column: number;
}

class ReadError extends Error {
  constructor(
    readonly what: JsonProblem['what'],
    readonly at: number,
  ) {
    super(what);
  }
}

const space = /[ \t\r\n]*/y;
const text = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const literal = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Accepts what JSON.parse accepts; the position in JSON.parse's errors differs by browser or is missing. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  whole(): void {
    this.skip();
    if (this.source[this.at] !== '{') throw new ReadError('object', this.at);
    this.value();
    if (this.at < this.source.length) throw new ReadError('rest', this.at);
  }

  private value(): void {
    const sign = this.source[this.at];
    if (sign === '{') this.list('}', () => this.entry(), new Set());
    else if (sign === '[') this.list(']', () => this.value());
    else if (sign === '"') this.text();
    else if (this.at >= this.source.length) throw new ReadError('end', this.at);
    else if (!this.match(literal)) throw new ReadError('value', this.at);
    this.skip();
  }

  private list(closing: '}' | ']', item: () => string | void, names?: Set<string>): void {
    this.at += 1;
    this.skip();
    if (this.consume(closing)) return;
    for (;;) {
      const start = this.at;
      const name = item();
      if (names && typeof name === 'string') {
        if (names.has(name)) throw new ReadError('twice', start);
        names.add(name);
      }
      if (this.consume(closing)) return;
      if (!this.consume(',')) throw new ReadError(this.at >= this.source.length ? 'end' : 'comma', this.at);
      this.skip();
    }
  }

  private entry(): string {
    if (this.at >= this.source.length) throw new ReadError('end', this.at);
    if (this.source[this.at] !== '"') throw new ReadError('name', this.at);
    const name = this.text();
    this.skip();
    if (!this.consume(':')) throw new ReadError('colon', this.at);
    this.skip();
    this.value();
    return name;
  }

  private text(): string {
    const start = this.at;
    if (!this.match(text)) throw new ReadError('text', start);
    return this.source.slice(start, this.at);
  }

  private consume(sign: string): boolean {
    if (this.source[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private skip(): void {
    this.match(space);
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at = pattern.lastIndex;
    return found !== null;
  }
}

const positionOf = (source: string, at: number) => {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** The first problem that keeps a text from being a JSON object, or null. An empty text is allowed. */
export const jsonProblem = (source: string): JsonProblem | null => {
  if (source.trim() === '') return null;
  try {
    new Reader(source).whole();
    return null;
  } catch (error) {
    if (error instanceof ReadError) return { what: error.what, ...positionOf(source, error.at) };
    // The nesting overflowed the stack.
    return { what: 'value', line: 1, column: 1 };
  }
};
