import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

describe('the container', () => {
  const lines = readFileSync(join(root, 'docs/deploy/Containerfile'), 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const all = (word: string) => lines.filter(([first]) => first === word).map(([, ...rest]) => rest);
  const copies = all('COPY').map((words) => ({
    from: words.find((word) => word.startsWith('--from='))?.slice(7),
    sources: words.filter((word) => !word.startsWith('--')).slice(0, -1),
  }));

  it('starts from images pinned by digest, and copies only files that exist, from the checkout or the build stage', () => {
    const stages = all('FROM').map(([, , name]) => name);
    expect(stages).toEqual(['build', undefined]);
    expect(all('FROM').filter(([image = '']) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
    expect(copies.flatMap(({ from }) => from ?? [])).toEqual(['build']);
    const own = copies.filter(({ from }) => !from).flatMap(({ sources }) => sources);
    expect(own.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(own.filter((source) => ignored.includes(source))).toEqual([]);
  });

  it('contains all that the start script needs, runs as an unprivileged user and has a health check', () => {
    const own = copies.flatMap(({ sources }) => sources).filter((source) => source.startsWith('docs/'));
    const needed = [
      ...readFileSync(join(root, 'docs/deploy/start.sh'), 'utf8').matchAll(/\$here\/(\w+\.\w+)/g),
    ];
    expect(own.map((source) => basename(source)).toSorted()).toEqual(
      ['start.sh', ...new Set(needed.map(([, name = '']) => name))].toSorted(),
    );
    expect(all('USER')).toEqual([['101']]);
    expect(all('HEALTHCHECK')).toHaveLength(1);
  });
});
