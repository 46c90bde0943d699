/** The shop's languages and the codes of their store views. */
export interface LanguageSettings {
  /** The first is the default and has no prefix. */
  readonly locales: readonly string[]
  /** The locale of a store view's code, which begins Magento's addresses if it has store codes in URLs. */
  readonly localeOfStore?: (code: string) => string | undefined
}

interface Prefixed {
  /** Undefined without a prefix that names a language. */
  readonly locale: string | undefined
  /** The segments after the prefix. */
  readonly plain: readonly string[]
}

/** The name of Magento's script, which begins its addresses unless its web server rewrites them. */
const SCRIPT = 'index.php'

/**
 * Splits what stands before a path off it: the prefix of a language or the code of a store view, and Magento's script, after which
 * Magento writes the code. With a link base URL such as `https://shop.example/pl/`, a code follows the language.
 */
export function withoutPrefix(segments: readonly string[], { locales, localeOfStore }: LanguageSettings): Prefixed {
  const languageOf = (segment = ''): string | undefined => (locales.includes(segment) ? segment : localeOfStore?.(segment))
  const locale = languageOf(segments[0])
  const rest = locale === undefined ? segments : segments.slice(1)
  if (rest[0] === SCRIPT) {
    const localeOfCode = languageOf(rest[1])
    return localeOfCode === undefined ? { locale, plain: rest.slice(1) } : { locale: localeOfCode, plain: rest.slice(2) }
  }
  return { locale, plain: locale !== undefined && localeOfStore?.(rest[0] ?? '') === locale ? rest.slice(1) : rest }
}
