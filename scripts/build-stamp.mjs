import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The inputs of `next build`, relative to the checkout. */
const SOURCES = ['src', 'brand', 'messages', 'public', 'server', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'package.json'].map(
  (name) => `storefront/${name}`,
)
const SETTINGS = ['NEXT_PUBLIC_LOCALES', 'NEXT_PUBLIC_ROOT_CATEGORY_UID', 'NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY']
const TEST = /\.test\.tsx?$/

/**
 * A digest of all inputs of a storefront build: two builds with the same stamp are identical.
 * @param {string} root the checkout
 * @param {Readonly<Record<string, string | undefined>>} settings as the storefront reads them
 */
export function buildStamp(root, settings) {
  const hash = createHash('sha256')
  for (const name of SETTINGS) hash.update(`${name}=${settings[name] ?? ''}\n`)
  for (const source of [...SOURCES, 'package-lock.json', 'tsconfig.base.json']) {
    for (const file of filesUnder(join(root, source))) {
      const content = readFileSync(file)
      hash.update(`${relative(root, file)} ${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex')
}

/** @type {(path: string) => string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return TEST.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
