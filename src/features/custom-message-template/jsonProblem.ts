/** Lines and columns count from 1. */
interface JsonProblem {
  /** Message key below `ui.json`. */
  kind: 'object' | 'syntax' | 'syntaxAt';
  /** The browser's own words. */
  message?: string;
  line?: number;
  column?: number;
}

/** The position that a browser's message ends with: a line and column, or the number of characters before it. */
const findPosition = (source: string, message: string): Pick<JsonProblem, 'line' | 'column'> | null => {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const [, offset] = /at position (\d+)/.exec(message) ?? [];
  if (!offset) return null;
  const linesBefore = source.slice(0, Number(offset)).split('\n');
  return { line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
};

/** Returns what keeps a text from being a JSON object, or null; empty text is allowed. */
export const findJsonProblem = (source: string): JsonProblem | null => {
  if (!/[^ \t\r\n]/.test(source)) return null;
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? null : { kind: 'object' };
  } catch (error) {
    const { message } = error as Error;
    const position = findPosition(source, message);
    return position ? { kind: 'syntaxAt', message, ...position } : { kind: 'syntax', message };
  }
};
