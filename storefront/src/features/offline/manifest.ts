import 'server-only'
import { readServerSettings } from '../../env.ts'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { getBrand } from '../store/shop-brand.ts'
import { letterIcon } from '../store/shop-icons.ts'
import { getShopIdentity, shopDescription } from '../store/shop-identity.ts'

const EXTENSION = '.webmanifest'

export const manifestPath = (locale: Locale): string => `/manifest/${locale}${EXTENSION}`

/** @returns undefined for a missing file, such as in a shop that cannot be installed */
export async function manifestText(file: string): Promise<string | undefined> {
  const locale = file.replace(EXTENSION, '')
  if (!readServerSettings().isInstallable || !isLocale(locale) || file !== locale + EXTENSION) return undefined
  const [{ name }, description, brand, paper] = await Promise.all([getShopIdentity(locale), shopDescription(locale), getBrand(), getPageColor()])
  const start = localePath(locale, '/')
  return JSON.stringify({
    name,
    short_name: name,
    ...(description && { description }),
    lang: locale,
    // The same app for all languages.
    id: '/',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: brand?.appIcons?.map(({ picture, purpose }) => ({
      src: picture.src, sizes: `${picture.width}x${picture.height}`, type: 'image/png', purpose,
    })) ?? [{ src: letterIcon(name), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  })
}

/** `--brand-paper` of the default theme. */
const DEFAULT = '#F8F8F5'

/** The background of the pages, which browsers also use for their toolbars. */
export async function getPageColor(): Promise<string> {
  const brand = await getBrand()
  return brand?.theme?.colors?.page ?? DEFAULT
}
