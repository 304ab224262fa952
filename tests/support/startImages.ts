import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
// Debian installs servers in /usr/sbin, which is not on a user's PATH.
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH },
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

const find = (program: string): string =>
  spawnSync('which', [program], { env: { PATH }, encoding: 'utf8' }).stdout.trim();

/** What keeps this machine from building images without a daemon; empty if nothing does. */
export const missingForImages = [
  ...(process.getuid?.() === 0 ? [] : ['root']),
  ...['buildah', 'nginx', 'wget', 'ldd', 'unshare', 'chroot'].filter((program) => !find(program)),
];

const tools =
  'sh env cat cp mv rm ls ln mkdir mkfifo chmod chown touch install id dirname basename readlink find grep sed awk tr cut sort head tail wc uname sleep';

/** What a base image has besides, and its user. */
const bases = [
  { image: /\/node:/, programs: 'node', user: 'node:x:1000:1000' },
  { image: /\/nginx-unprivileged:/, programs: 'nginx wget', user: 'nginx:x:101:101' },
];

/** The path without symbolic links in its folders, because Debian's /bin and /lib are links. */
const withRealFolder = (path: string) => join(realpathSync(dirname(path)), basename(path));

const copyPrograms = (folder: string, programs: readonly string[]) => {
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    mkdirSync(join(folder, 'usr', name), { recursive: true });
    symlinkSync(join('usr', name), join(folder, name));
  }
  const paths = programs.map(find);
  const libraries = paths.flatMap((path) => {
    const { stdout } = spawnSync('ldd', [realpathSync(path)], { encoding: 'utf8' });
    return [...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, library = '']) => library);
  });
  // Parts of the C library that native modules load besides.
  const own = dirname(libraries.find((path) => basename(path) === 'libc.so.6') ?? '/lib/libc.so.6');
  libraries.push(...['librt.so.1', 'libresolv.so.2', 'libutil.so.1'].map((name) => join(own, name)));
  const files = [...new Set([...paths, ...libraries].map(withRealFolder))];
  run('cp', ['--parents', '--dereference', ...files, '/etc/nsswitch.conf', folder]);
};

const copyNpm = (folder: string) => {
  const npm = join(dirname(realpathSync(find('npm'))), '..');
  for (const path of [npm, find('npm'), find('npx')]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    run('cp', ['--archive', path, join(folder, path)]);
  }
};

/** Fills a folder with programs of this machine and the libraries that they load, in place of a base image. */
const createBase = (folder: string, { programs, user }: (typeof bases)[number]) => {
  copyPrograms(folder, [...tools.split(' '), ...programs.split(' ')]);
  for (const name of ['dev', 'proc', 'root', 'tmp']) mkdirSync(join(folder, name));
  chmodSync(join(folder, 'tmp'), 0o1777);
  const groups = ['root:x:0', user.split(':').slice(0, 3).join(':')];
  writeFileSync(join(folder, 'etc/passwd'), `root:x:0:0::/root:/bin/sh\n${user}::/tmp:/bin/sh\n`);
  writeFileSync(join(folder, 'etc/group'), groups.map((group) => `${group}:\n`).join(''));
  // A container engine lays the machine's own over these.
  for (const name of ['hosts', 'resolv.conf']) writeFileSync(join(folder, 'etc', name), '');
  if (programs === 'node') copyNpm(folder);
  else run('cp', ['--parents', '/etc/nginx/mime.types', folder]);
};

/** Options of `buildah build` that give npm the settings, certificates and cache of this machine. */
const npmVolumes = () => {
  const inImage = { userconfig: '/root/.npmrc', cache: '/root/.npm', globalconfig: '', cafile: '' };
  return Object.entries(inImage).flatMap(([name, target]) => {
    const path = run('npm', ['config', 'get', name]);
    return path.startsWith('/') && existsSync(path) ? ['--volume', `${path}:${target || path}`] : [];
  });
};

interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[] | null;
  WorkingDir: string;
}

/** Builds the targets of the Dockerfile, with stand-ins made of this machine's programs for its base images. */
export const createBuilder = (folder: string) => {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const buildah = (...args: string[]) => run('buildah', ['--storage-driver', 'vfs', ...storage, ...args]);
  const file = join(folder, 'Dockerfile');
  let dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  for (const base of bases) {
    const name = base.user.split(':')[0] ?? '';
    const images = dockerfile.match(/\S+\/\S+@sha256:\S+/g)?.filter((image) => base.image.test(image)) ?? [];
    createBase(join(folder, name), base);
    const container = buildah('from', 'scratch');
    buildah('copy', container, join(folder, name), '/');
    buildah('config', '--env', 'PATH=/usr/sbin:/usr/bin', container);
    buildah('commit', '--rm', container, `localhost/base-${name}`);
    for (const image of images) dockerfile = dockerfile.replaceAll(image, `localhost/base-${name}`);
  }
  writeFileSync(file, dockerfile);
  const build = (target: string) =>
    buildah(
      ...['build', '--isolation', 'chroot', '--format', 'docker', '--pull-never', '--file', file],
      ...[...npmVolumes(), '--target', target, '--tag', `localhost/${target}`, root],
    );
  const mount = (image: string) => buildah('mount', buildah('from', '--pull-never', `localhost/${image}`));

  /** Starts an image as its user, on a read-only root with a writable /tmp and `data`. */
  const start = (target: string, environment: Record<string, string>, data = '') => {
    const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', `localhost/${target}`)) as {
      OCIv1: { config: ImageConfig };
    };
    const { User, Env, Entrypoint, Cmd, WorkingDir } = OCIv1.config;
    const tree = mount(target);
    const users = readFileSync(join(tree, 'etc/passwd'), 'utf8');
    const [, uid = User] = new RegExp(`^${User}:x:(\\d+):`, 'm').exec(users) ?? [];
    const script = `set -e
      mount --bind "$0" "$0"
      mount -o remount,bind,ro "$0"
      mount -t tmpfs -o mode=1777 tmpfs "$0/tmp"
      [ -z "${data}" ] || mount -t tmpfs -o uid=${uid},gid=${uid},mode=700 tmpfs "$0${data}"
      for file in /etc/hosts /etc/resolv.conf; do mount --bind "$file" "$0$file"; done
      mount --rbind /dev "$0/dev"
      mount --rbind /proc "$0/proc"
      exec chroot --userspec=${uid}:${uid} "$0" env -i "$@"`;
    const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const command = ['-C', WorkingDir || '/', ...Env, ...settings, ...Entrypoint, ...(Cmd ?? [])];
    const child = spawn('unshare', ['--mount', 'sh', '-c', script, tree, ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => void (output += piece.toString()));
    const exited = once(child, 'close');
    const stop = async () => {
      child.kill('SIGTERM');
      await exited;
    };
    return { pid: child.pid ?? 0, output: () => output, stop };
  };
  /** In MB, what the Dockerfile adds to the base image. */
  const addedSize = (target: string, base: string) => {
    const size = (image: string) =>
      Number.parseInt(run('du', ['--summarize', '--apparent-size', '--block-size=MB', mount(image)]), 10);
    return size(target) - size(`base-${base}`);
  };
  return { build, start, addedSize };
};
