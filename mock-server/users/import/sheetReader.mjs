import { readSheetCells } from '../../../src/model/users/readSheetCells.mjs';

/** A process of its own, so that a large or hostile file takes nobody down. One that fails ends without an answer. */
process.once('message', ({ bytes, type, mostRows }) =>
  process.send(readSheetCells(bytes, type, mostRows), () => process.disconnect()),
);
