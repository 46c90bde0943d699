import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const SKIPPED = /(^|\/)(node_modules|\.next[^/]*|next-env\.d\.ts)$|\.test\.tsx?$|\.tsbuildinfo$/

/**
 * Copies workspaces into a folder of this checkout, to be changed there; its builds stay.
 * @param {string} target
 * @param {readonly string[]} workspaces
 */
export function copyCheckout(target, workspaces) {
  for (const name of workspaces) {
    const copy = join(target, name)
    for (const part of existsSync(copy) ? readdirSync(copy) : []) {
      if (!part.startsWith('.next')) rmSync(join(copy, part), { recursive: true })
    }
    cpSync(join(ROOT, name), copy, { recursive: true, filter: (source) => !SKIPPED.test(source) })
  }
  for (const name of ['tsconfig.base.json', 'package-lock.json']) cpSync(join(ROOT, name), join(target, name))
  // Tailwind obeys the .gitignore files of all parent folders, up to the next repository.
  mkdirSync(join(target, '.git'), { recursive: true })
}

/** @type {(path: string, from: string, to: string) => void} */
export function changeFile(path, from, to) {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
  writeFileSync(path, text.replace(from, to))
}

/**
 * Adds a language to the storefront's list.
 * @param {string} checkout
 * @param {string} language
 * @param {import('../storefront/src/i18n/languages.ts').Language} entry
 */
export function addLanguage(checkout, language, entry) {
  changeFile(join(checkout, 'storefront/src/i18n/languages.ts'), '} satisfies', `  ${language}: ${JSON.stringify(entry)} as const,\n} satisfies`)
}
