import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** Lines and columns count from 1. */
interface JsonProblem {
  /** Message key below `ui.json`. */
  kind: 'value' | 'name' | 'colon' | 'comma' | 'text' | 'end' | 'rest' | 'object' | 'twice';
  line: number;
  column: number;
}

/** Keyed by jsonc-parser's names; all others are invalid values. */
const kinds: Record<string, JsonProblem['kind']> = {
  PropertyNameExpected: 'name',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'comma',
  CloseBracketExpected: 'comma',
  EndOfFileExpected: 'rest',
  UnexpectedEndOfString: 'text',
  InvalidUnicode: 'text',
  InvalidEscapeCharacter: 'text',
  InvalidCharacter: 'text',
};

const createProblem = (source: string, kind: JsonProblem['kind'], offset: number): JsonProblem => {
  const linesBefore = source.slice(0, offset).split('\n');
  return { kind, line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
};

/** Prefers the unknown symbol to the error about what was expected in its place. */
const findSyntaxProblem = (source: string, errors: readonly ParseError[]): JsonProblem | null => {
  const [first] = errors;
  if (!first) return null;
  const names = errors.map(({ error }) => printParseErrorCode(error));
  const name = names.find((each) => each !== 'InvalidSymbol') ?? '';
  const isAtEnd = first.offset >= source.length;
  return createProblem(source, isAtEnd ? 'end' : (kinds[name] ?? 'value'), first.offset);
};

const findDuplicateName = ({ type, children = [] }: Node): Node | undefined => {
  const names = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  return (
    names.find(({ value }, at) => names.findIndex((name) => name.value === value) < at) ??
    children.map(findDuplicateName).find(Boolean)
  );
};

/** Returns the first problem that keeps a text from being a JSON object, or null; empty text is allowed. */
export const findJsonProblem = (source: string): JsonProblem | null => {
  const start = source.search(/[^ \t\r\n]/);
  if (start === -1) return null;
  if (source[start] !== '{') return createProblem(source, 'object', start);
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(source, errors, { disallowComments: true });
    const problem = findSyntaxProblem(source, errors);
    if (problem) return problem;
    const duplicate = tree && findDuplicateName(tree);
    return duplicate ? createProblem(source, 'twice', duplicate.offset) : null;
  } catch {
    // The nesting overflowed the stack.
    return createProblem(source, 'value', 0);
  }
};
