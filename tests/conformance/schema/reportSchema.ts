import { writeFileSync } from 'node:fs';
import { tolerantContract } from '../tolerantSchema';
import type { ApiDocument } from './ApiDocument';
import { listCalls } from './ApiDocument';
import { compareDocuments, type SchemaFinding } from './compareDocuments';
import { readDocument } from './readDocument';

/**
 * Compares an OpenAPI document, at a URL or in a file, with the contract. Prints the findings and writes them to `json`.
 * Resolves with the exit code: 0 without findings, 1 with findings, 2 if it could not be read or compared.
 */
export const reportSchema = async (source: string, json?: string): Promise<number> => {
  try {
    return report(await readFindings(source), source, json);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
};

const portalDocument = tolerantContract as unknown as ApiDocument;

const readFindings = async (place: string): Promise<SchemaFinding[]> => {
  const serverDocument = await readDocument(place);
  try {
    return compareDocuments(portalDocument, serverDocument);
  } catch (error) {
    // The document is not valid OpenAPI.
    throw new Error(`${place} could not be compared: ${String(error)}`, { cause: error });
  }
};

const report = (findings: readonly SchemaFinding[], place: string, json?: string): number => {
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ schema: place, findings }, null, 2)}\n`);
  let last = '';
  for (const { call, part, problem, guide } of findings) {
    if (call !== last) console.log(call);
    last = call;
    console.log(`  ${part.padEnd(10)}  ${problem}  (${guide})`);
  }
  const callCount = new Set(findings.map(({ call }) => call)).size;
  console.log(
    `\n${listCalls(portalDocument).length - 1 - callCount} calls fit, ${callCount} differ, ${findings.length} findings`,
  );
  return findings.length > 0 ? 1 : 0;
};
