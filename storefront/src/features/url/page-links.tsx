import 'server-only'
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts'
import { absoluteUrl } from '../store/absolute-url.ts'
import type { Counterparts } from './counterparts.ts'

interface PageLinksProps {
  readonly locale: Locale
  /** The page's canonical address. */
  readonly path: string
  /** The page's addresses in the other languages. */
  readonly counterparts: Counterparts
}

/** The canonical link and the alternates by language; React moves the links into the head. */
export function PageLinks({ locale, path, counterparts }: PageLinksProps) {
  const all = [{ locale, path }, ...counterparts]
  const fallback = all.find((page) => page.locale === DEFAULT_LOCALE)
  return (
    <>
      <link rel="canonical" href={absoluteUrl(path)} />
      {counterparts.length > 0 &&
        all.map((page) => <link key={page.locale} rel="alternate" hrefLang={page.locale} href={absoluteUrl(page.path)} />)}
      {counterparts.length > 0 && fallback && <link rel="alternate" hrefLang="x-default" href={absoluteUrl(fallback.path)} />}
    </>
  )
}
