import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStamp } from './build-stamp.mjs'
import { checkFolder } from './disk.mjs'
import { ROOT } from './paths.mjs'
import { run, toolEnvironment } from './run.mjs'

const MEGABYTES = 300

/** A build for a shop with one store view, in English. */
export const ENGLISH_BUILD = { folder: '.next-en', settings: { NEXT_PUBLIC_LOCALES: 'en' } }

/**
 * @param {Readonly<Record<string, string | undefined>>} settings as the storefront reads them
 * @param {(text: string) => void} remark
 * @param {{ root?: string, folder: string, settings: Readonly<Record<string, string>> }} [variant] a build with other settings in a separate folder, or of a copy of the checkout
 */
export async function buildStorefront(settings, remark, variant = { folder: '.next', settings: {} }) {
  const root = variant.root ?? ROOT
  const storefront = join(root, 'storefront')
  const build = join(storefront, variant.folder)
  const stamp = join(build, 'kram-build')
  const expected = buildStamp(root, { ...settings, ...variant.settings })
  if (stampOfBuild(stamp) === expected) return remark('nothing has changed')
  checkFolder(storefront, MEGABYTES, 'free some room, or clone Kram onto another disk')
  // An aborted build must not pass for the previous one.
  rmSync(stamp, { force: true })
  await run('next', ['build'], { cwd: storefront, env: toolEnvironment({ ...variant.settings, NODE_ENV: 'production', BUILD_FOLDER: variant.folder }) })
  hintCompilation(build)
  writeFileSync(stamp, expected)
  remark('built')
}

/** @type {(stamp: string) => string | undefined} */
function stampOfBuild(stamp) {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

/** At the top of a file, this makes Chromium compile every function in it on a background thread. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes browsers compile the code that every page runs at once (React, the router) while it loads. Without the hint a browser compiles
 * each function at its first call, which blocks the page; other browsers see a comment.
 * @param {string} folder Next's build folder
 */
export function hintCompilation(folder) {
  const { rootMainFiles } = /** @type {{ rootMainFiles: string[] }} */ (JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8')))
  for (const file of rootMainFiles) {
    const path = join(folder, file)
    const script = readFileSync(path, 'utf8')
    if (!script.startsWith(HINT)) writeFileSync(path, HINT + script)
  }
}
