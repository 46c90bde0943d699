import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStamp } from './build-stamp.mjs'
import { hintCompilation } from './compile-hints.mjs'
import { checkFolder } from './disk.mjs'
import { ROOT, STOREFRONT } from './paths.mjs'
import { run, toolEnvironment } from './run.mjs'

const STAMP = join(STOREFRONT, '.next/kram-build')
const MEGABYTES = 300

/**
 * @param {Readonly<Record<string, string | undefined>>} settings as the storefront reads them
 * @param {(text: string) => void} remark
 */
export async function buildStorefront(settings, remark) {
  const wanted = buildStamp(ROOT, settings)
  if (stampOfBuild() === wanted) return remark('nothing has changed')
  checkFolder(STOREFRONT, MEGABYTES, 'free some room, or clone Kram onto another disk')
  // A build that breaks off must not pass for the one before it.
  rmSync(STAMP, { force: true })
  await run('next', ['build'], { cwd: STOREFRONT, env: toolEnvironment({ NODE_ENV: 'production' }) })
  hintCompilation(join(STOREFRONT, '.next'))
  writeFileSync(STAMP, wanted)
  remark('built')
}

function stampOfBuild() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}
