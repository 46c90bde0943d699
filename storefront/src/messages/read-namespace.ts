import { LANGUAGES } from '../i18n/languages.ts'
import type { Locale } from '../i18n/locales.ts'
import { sourcesOf } from '../i18n/sources.ts'
import { mergeMessages } from './merge-messages.ts'

/**
 * A file of messages: the language's own, that of the shop's first language if it has none, and both merged if it is incomplete.
 * @param load reads the file of one language; undefined if there is none
 */
export async function readNamespace<Messages extends object>(locale: Locale, load: (source: Locale) => Promise<Messages | undefined>): Promise<Messages> {
  const files: Messages[] = []
  for (const source of sourcesOf(locale)) {
    const file = await load(source)
    if (file) files.unshift(file)
    if (file && LANGUAGES[source].isComplete) break
  }
  return files.reduce((base, own) => mergeMessages(base, own), {} as Messages)
}

/** @param file the import of a file by a computed name */
export async function importIfExists<Messages extends object>(file: Promise<{ readonly default: Messages }>): Promise<Messages | undefined> {
  try {
    return (await file).default
  } catch (error) {
    // The bundler's code for a name that no file has. A file that fails to load is another matter.
    if ((error as { readonly code?: unknown }).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
