import type { Brand, BrandLink, Localized } from '../../../brand/brand.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { sourcesOf } from '../../i18n/sources.ts'

/** The value for a language, or for the first of its sources that has one. */
export const localized = <Value>(value: Localized<Value>, locale: Locale): Value =>
  sourcesOf(locale).map((source) => value[source]).find((own) => own !== undefined) ?? value.en

/** The path of a page that a brand links to, without the prefix of its language. */
export const brandPagePath = ({ path }: BrandLink, locale: Locale): string => (typeof path === 'string' ? path : localized(path, locale))

/** The public path of a page that a brand links to. */
export const brandPath = (link: BrandLink, locale: Locale): string => localePath(locale, brandPagePath(link, locale))

/** All content pages that a brand links to, in the footer's order. */
export const brandPages = ({ footer = {}, legal = {} }: Pick<Brand, 'footer' | 'legal'>): BrandLink[] => [
  ...(footer.help ?? []),
  ...(footer.columns ?? []).flatMap(({ links }) => links),
  ...[legal.terms, legal.privacy, legal.cookies, legal.accessibility].filter((page) => page !== undefined),
]
