import type { BrandLink } from '../../../brand/brand.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'

/** The public path of a page that a brand links to. */
export const brandPath = ({ path }: BrandLink, locale: Locale): string => localePath(locale, typeof path === 'string' ? path : path[locale])
