import { describe, expect, it } from 'vitest';
import { allOperations } from '../../../../mock-server/guards/operations';
import { calls } from './calls';
import { callers, rights } from './table';

describe('the table', () => {
  const operations = allOperations.map((operation) => ({
    ...operation,
    call: `${operation.method} ${operation.path}`,
  }));
  const all = operations.map(({ call }) => call);

  it('has every operation of the contract, and no other', () => {
    expect([...new Set(rights.map(({ call }) => call))].toSorted()).toEqual(all.toSorted());
    expect(Object.keys(calls).filter((call) => !all.includes(call))).toEqual([]);
  });

  it('has each row once, with a status for every kind of caller', () => {
    const rows = rights.map(({ call, subject }) => `${call} ${subject}`);
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
    expect(rights.filter(({ expected }) => expected.length !== callers.length)).toEqual([]);
  });

  it('has own and foreign rows, or a shared one, for every operation with a record id', () => {
    const names = /^(id|user|user_id)$/;
    const incomplete = operations.filter(({ call, parameters }) => {
      if (!parameters.some(({ name }) => names.test(name)) || call === 'GET /api/user/manage/') return false;
      const subjects = rights.filter((row) => row.call === call).map(({ subject }) => subject);
      return !(subjects.includes('shared') || (subjects.includes('own') && subjects.includes('foreign')));
    });
    expect(incomplete.map(({ call }) => call)).toEqual([]);
  });
});
