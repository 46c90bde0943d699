import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const FOLDERS = ['storefront/src/graphql/generated', 'backend/src/generated']
const FILES = ['docs/settings.md', '.env.example', 'storefront/src/i18n/generated/namespaces.ts']

/**
 * @param {string} [root]
 * @returns {Map<string, string>} digests by file
 */
export function digestGenerated(root = ROOT) {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`))
  return new Map([...files, ...FILES].map((file) => [file, createHash('sha256').update(readFileSync(join(root, file))).digest('hex')]))
}

/**
 * @param {ReadonlyMap<string, string>} before
 * @param {ReadonlyMap<string, string>} after
 * @returns {string[]} files that came, went or changed
 */
export const differences = (before, after) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort()
