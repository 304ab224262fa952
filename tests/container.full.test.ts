import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

// images.full.test.ts builds and starts the images.
it('builds on base images pinned by digest, with a health check in each of the two', () => {
  const instructions = (word: string) =>
    read('Dockerfile')
      .split('\n')
      .filter((line) => line.startsWith(`${word} `));
  expect(instructions('FROM')).toHaveLength(3);
  expect(instructions('FROM').filter((line) => !/@sha256:[0-9a-f]{64} /.test(line))).toEqual([]);
  expect(instructions('HEALTHCHECK')).toHaveLength(2);
});

interface KubernetesObject {
  spec: {
    selector: object;
    template?: { metadata: { labels: object }; spec: { containers: object[]; securityContext: object } };
  };
}

interface Service {
  '<<'?: Partial<Service>;
  build?: { target: string };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  mem_limit?: string;
  profiles?: string[];
}

describe('compose file', () => {
  const { services } = load(read('compose.yaml')) as { services: Record<string, Service> };
  const all = Object.entries(services).map(([name, { '<<': shared, ...own }]) => ({
    name,
    ...shared,
    ...own,
  }));

  it('starts only the portal by default, and everything else with a profile', () => {
    expect(all.map(({ name, profiles = [] }) => [name, ...profiles])).toEqual([
      ['portal'],
      ['backend', 'dev'],
    ]);
  });

  it.each(all)('runs $name read-only and unprivileged, available only locally', (service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.ports?.filter((port) => !port.startsWith('127.0.0.1:')) ?? []).toEqual([]);
  });

  it("limits the backend's memory", () => {
    expect(services['backend']?.mem_limit).toBe('2g');
  });

  it('uses only images of our own', () => {
    const targets = all.map(({ build }) => build?.target);
    const images = read('Dockerfile');
    expect(targets.filter((target) => !images.includes(` AS ${target}\n`))).toEqual([]);
  });
});

it('runs the portal unprivileged, read-only and with a health check in the Kubernetes example', () => {
  const [deployment, service, budget] = loadAll(read('docs/deploy/kubernetes.yaml')) as KubernetesObject[];
  const { containers = [], securityContext } = deployment?.spec.template?.spec ?? {};
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 101 });
  expect(containers).toMatchObject([
    {
      image: `ghcr.io/OWNER/pulsehub:${version}`,
      ports: [{ name: 'http', containerPort: 8080 }],
      readinessProbe: { httpGet: { path: '/healthz', port: 'http' } },
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      volumeMounts: [{ mountPath: '/tmp' }],
    },
  ]);
  const labels = deployment?.spec.template?.metadata.labels;
  expect(service?.spec.selector).toEqual(labels);
  expect(budget?.spec.selector).toEqual({ matchLabels: labels });
});

it('makes Dependabot watch the image folders', () => {
  const { updates } = load(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directory: string }[];
  };
  const watched = (ecosystem: string) =>
    updates.filter((update) => update['package-ecosystem'] === ecosystem).map(({ directory }) => directory);
  const files = {
    docker: ['Dockerfile', '.devcontainer/Dockerfile'],
    npm: ['package-lock.json'],
    devcontainers: ['.devcontainer/devcontainer.json'],
  };
  for (const [ecosystem, paths] of Object.entries(files)) {
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const folders =
      ecosystem === 'devcontainers' ? ['/'] : paths.map((path) => posix.join('/', dirname(path)));
    expect(watched(ecosystem)).toEqual(folders);
  }
});
