import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

/** Reads the lock file, because `npm sbom --omit=dev` also omits packages that the site and the tools share. */
const listShippedPackages = () => {
  const { name, version, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const ids = shipped.map(([path, entry]) => {
    const installedName = path.split('node_modules/').at(-1);
    return `${entry.name ?? installedName}@${entry.version}`;
  });
  return { name, ids: new Set([`${name}@${version}`, ...ids]) };
};

/** Lists the packages of the site and its backend (CycloneDX), reproducibly for a lock file. */
export const billOfMaterials = () => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const message = 'npm could not list the packages; see its output above.';
  const listed = JSON.parse(runNpm([...args, '--offline'], message, 'pipe'));
  const { serialNumber: _random, metadata, components, dependencies, ...list } = listed;
  const { timestamp: _now, component, ...rest } = metadata;
  const { name, ids } = listShippedPackages();
  const bill = {
    ...list,
    // npm uses the name of the checkout folder.
    metadata: { ...rest, component: { ...component, name } },
    components: components.filter(({ 'bom-ref': ref }) => ids.has(ref)),
    dependencies: dependencies
      .filter(({ ref }) => ids.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => ids.has(each)) })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
};
