import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findProgram, PROGRAMS } from './cluster-programs.mjs'
import { command } from './command.mjs'
import { buildStorefront } from './build.mjs'
import { isOfBuild, isOfPackage, isOfSource, loadedPackages } from './image-files.mjs'
import { installPackages } from './packages.mjs'
import { BINARIES, ROOT, STOREFRONT } from './paths.mjs'
import { run } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'

/** What Node's binary is linked with. */
const DEBIAN_PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6']
const DEBIAN_RELEASE = 'bookworm'
/** A link to the Node of this system. */
const NODE = join(BINARIES, 'node')
const VOLUMES = ['var/cache/kram', 'var/lib/kram']
/** Of the storefront's folder. */
const SOURCES = ['.env', 'brand', 'messages', 'server', 'src', 'next.config.ts', 'package.json']
await command(image, { statusWhenStopped: 130 })

/**
 * `npm run image`: builds the shop and a container image of it, with Debian's own tools (mmdebstrap, buildah). An image in OCI's own format has no health check. `-- shop:2026-11-27` names it.
 * The build's settings are those of `npm run shop`; all others are settings of the container.
 */
async function image() {
  const [name = 'kram'] = process.argv.slice(2)
  const settings = readSettings()
  await step('packages', installPackages)
  await step('mmdebstrap', (remark) => findProgram(PROGRAMS.mmdebstrap, remark))
  await step('buildah', (remark) => findProgram(PROGRAMS.buildah, remark))
  await step('build', (remark) => buildStorefront(settings.storefront, remark))
  const folder = mkdtempSync(join(tmpdir(), 'kram-image-'))
  try {
    // `extract` runs no script of a package, so none has to start in a root of its own.
    await step('Debian', () => run('mmdebstrap', ['--variant=extract', `--include=${DEBIAN_PACKAGES.join(',')}`, DEBIAN_RELEASE, folder]))
    await step('shop', () => copyShop(folder, settings.chosen))
    await step('image', () => run('buildah', ['build', '--isolation', 'chroot', '--format', 'docker', '--file', join(ROOT, 'deploy/image/Containerfile'), '--tag', name, folder]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`\n${name}: docs/operations.md has its settings and volumes`)
}

/**
 * @param {string} root of the image's files
 * @param {import('./settings.mjs').Environment} chosen settings; the public ones are part of the build, all others stay out of the image
 */
async function copyShop(root, chosen) {
  const home = join(root, 'srv/kram')
  const copy = (/** @type {string} */ path, /** @type {(path: string) => boolean} */ filter = () => true) =>
    cpSync(join(ROOT, path), join(home, path), { recursive: true, verbatimSymlinks: true, filter })
  const node = relative(ROOT, join(realpathSync(NODE), '../..'))
  for (const path of ['LICENSE', 'package.json', relative(ROOT, NODE), `${node}/package.json`, `${node}/LICENSE`, `${node}/bin/node`, ...loadedPackages(await packages())]) copy(path, isOfPackage)
  for (const path of SOURCES) copy(join('storefront', path), isOfSource)
  const build = join(STOREFRONT, '.next')
  copy('storefront/.next', (path) => isOfBuild(build, path, statSync(path).isDirectory()))
  // Next would load its compiler, 97 MB, to read the TypeScript that Node reads too.
  writeFileSync(join(home, 'storefront/next.config.mjs'), "export { default } from './next.config.ts'\n")
  const built = Object.entries(chosen).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  writeFileSync(join(home, 'storefront/.env.production'), built.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join(''))
  // COPY makes everything root's; these the shop's user writes to.
  for (const volume of VOLUMES) {
    mkdirSync(join(root, volume), { recursive: true })
    chmodSync(join(root, volume), 0o777)
  }
}

/** @returns {Promise<string[]>} the folders of the storefront's packages */
async function packages() {
  const output = await run('npm', ['ls', '--parseable', '--all', '--omit=dev', '--workspace', 'storefront'])
  return output.split('\n').map((path) => relative(ROOT, path))
}
