import { preload } from 'react-dom'
import latin from './fonts/familjen-grotesk-latin-wght-normal.woff2'
import latinExtended from './fonts/familjen-grotesk-latin-ext-wght-normal.woff2'

interface FontFiles {
  readonly latin: string
  readonly latinExtended: string | undefined
}

/** Languages whose every page needs letters beyond Latin-1. */
const EXTENDED = ['pl']

/** Asks for the letters that the page surely needs, before the stylesheet that names them has come. */
export function preloadFonts(locale: string, files: FontFiles = { latin, latinExtended }): void {
  for (const address of EXTENDED.includes(locale) ? [files.latin, files.latinExtended] : [files.latin]) {
    if (address) preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
