import { readSheetCells } from '../../../src/model/users/readSheetCells.mjs';

/** Runs in a process of its own, so that a hostile file cannot crash the server. */
process.once('message', ({ bytes, type, limits }) =>
  process.send(readSheetCells(bytes, type, limits), () => process.disconnect()),
);
