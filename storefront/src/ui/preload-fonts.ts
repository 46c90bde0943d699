import { preload } from 'react-dom'
import { LANGUAGES } from '../i18n/languages.ts'
import type { Locale } from '../i18n/locales.ts'
import latin from './fonts/familjen-grotesk-latin-wght-normal.woff2'
import latinExtended from './fonts/familjen-grotesk-latin-ext-wght-normal.woff2'

interface FontFiles {
  readonly latin: string
  readonly latinExtended: string | undefined
}

/** Preloads the fonts that every page needs, before the stylesheet with their addresses has loaded. */
export function preloadFonts(locale: Locale, files: FontFiles = { latin, latinExtended }): void {
  for (const address of LANGUAGES[locale].isExtendedLatin ? [files.latin, files.latinExtended] : [files.latin]) {
    if (address) preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
