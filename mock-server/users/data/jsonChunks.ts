const chunkLength = 64 * 1024;

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function* piecesOf(file: object): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(file)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    before = ',';
    if (isList(value)) yield* listOf(value);
    else yield JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
  }
  yield '\n}\n';
}

function* listOf(rows: Iterable<unknown>): Generator<string> {
  let before = '';
  yield '[';
  for (const row of rows) {
    yield `${before}\n    ${JSON.stringify(row)}`;
    before = ',';
  }
  yield '\n  ]';
}

/** Formats an object whose lists may be generators, so that a large file is never in memory as a whole. */
export function* jsonChunks(file: object): Generator<Buffer> {
  let text = '';
  for (const piece of piecesOf(file)) {
    text += piece;
    if (text.length < chunkLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
