import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const listed = () => {
  const address = JSON.stringify(join(root, 'mock-server/launch/billOfMaterials.mjs'));
  const program = `import { billOfMaterials } from ${address}; process.stdout.write(billOfMaterials());`;
  const args = ['--input-type=module', '--eval', program];
  return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
};

it('lists the packages in the lock file reproducibly, without data of the machine', () => {
  const text = listed();
  expect(listed()).toBe(text);
  const { metadata, components } = JSON.parse(text) as {
    metadata: { component: { name: string } };
    components: { name: string; version: string }[];
  };
  expect(metadata.component.name).toBe('pulsehub');
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  const locked = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')} ${version}`);
  expect(components.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(
    [...new Set(locked)].toSorted(),
  );
  expect(text.match(/https?:\/\/[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json']);
  expect(text).not.toContain(root);
});
