import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accent, accentMessage } from './accent.mjs'
import { buildStorefront } from './build.mjs'
import { addLanguage, changeFile, copyCheckout } from './checkout-copy.mjs'
import { ROOT } from './paths.mjs'

/** A language tag for private use: no dictionary and no browser supports it. */
export const PSEUDO_LANGUAGE = 'qps'

/** A copy of both workspaces with the pseudo-language. */
export const PSEUDO_CHECKOUT = join(ROOT, 'var/pseudo-language')

/** The catalogue's texts are those of the second store view. */
export const PSEUDO_SETTINGS = { NEXT_PUBLIC_LOCALES: `en,${PSEUDO_LANGUAGE}`, STORE_CODES: `en=en,${PSEUDO_LANGUAGE}=pl` }

/** @type {import('../storefront/src/i18n/languages.ts').Language} */
const ENTRY = { isComplete: true, switchLabel: `QPS, ${accent('switch')}`, dates: 'en-GB', month: 'short', isExtendedLatin: true, notAvailable: ['N/A'] }

/**
 * @param {Readonly<Record<string, string | undefined>>} settings as the storefront reads them
 * @param {(text: string) => void} remark
 */
export async function buildWithPseudoLanguage(settings, remark) {
  writePseudoLanguage()
  await buildStorefront(settings, remark, { root: PSEUDO_CHECKOUT, folder: '.next', settings: PSEUDO_SETTINGS })
}

/** Adds the pseudo-language like any other language: an entry in each list, the storefront's messages, the backend's messages. */
function writePseudoLanguage() {
  copyCheckout(PSEUDO_CHECKOUT, ['storefront', 'backend'])
  addEntries()
  writeMessages()
  writeBackendMessages()
}

function addEntries() {
  addLanguage(PSEUDO_CHECKOUT, PSEUDO_LANGUAGE, ENTRY)
  changeFile(join(PSEUDO_CHECKOUT, 'backend/src/i18n/languages.ts'), "['en', 'pl']", `['en', 'pl', '${PSEUDO_LANGUAGE}']`)
  changeFile(join(PSEUDO_CHECKOUT, 'backend/src/sample-shop/plan/localized-text.ts'), "locale: 'pl_PL'", `locale: '${PSEUDO_LANGUAGE}_PLOC'`)
}

function writeMessages() {
  const messages = join(PSEUDO_CHECKOUT, 'storefront/messages')
  const [english, target] = [join(messages, 'en'), join(messages, PSEUDO_LANGUAGE)]
  mkdirSync(target)
  for (const file of readdirSync(english)) {
    const accented = JSON.parse(readFileSync(join(english, file), 'utf8'), (_, value) => (typeof value === 'string' ? accentMessage(value) : value))
    writeFileSync(join(target, file), JSON.stringify(accented))
  }
}

function writeBackendMessages() {
  const source = join(PSEUDO_CHECKOUT, 'backend/src')
  cpSync(join(ROOT, 'scripts/accent.mjs'), join(source, 'i18n/accent.mjs'))
  for (const folder of messageFolders(source)) {
    const accentFile = `${folder.replaceAll(/[^/]+/g, '..')}/i18n/accent.mjs`
    const messages = OTHER_MESSAGES[folder] ?? translationOf(readFileSync(join(source, folder, 'en.ts'), 'utf8'))
    writeFileSync(join(source, folder, `${PSEUDO_LANGUAGE}.ts`), `import { accent, accentAll } from '${accentFile}'\n${messages}\n`)
  }
}

/** @type {(source: string) => string[]} This script runs before the install, on a Node that may lack `globSync`. */
function messageFolders(source) {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('/messages/en.ts')).map((file) => dirname(file))
}

/** @type {(english: string) => string} */
function translationOf(english) {
  const names = [...english.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  return ["import * as english from './en.ts'", ...names.map((name) => `export const ${name} = accentAll(english.${name})`)].join('\n')
}

/** @type {Readonly<Record<string, string>>} translations in another form than the English messages */
const OTHER_MESSAGES = {
  'refusals/messages': `import { EN } from './en.ts'
export const messages = Object.fromEntries(Object.entries(EN).map(([code, sentence]) => [code, { own: sentence.replace(/[^{}]+(?![^{]*})/g, accent) }]))`,
  'modules/eav/messages': `import { messages as polish } from './pl.ts'
export const messages = Object.fromEntries(Object.keys(polish).map((label) => [label, accent(label)]))`,
}
