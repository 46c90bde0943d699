import 'server-only'
import { getTranslations } from 'next-intl/server'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { Link } from '../../ui/link.tsx'
import { renderBanners } from '../blocks/banners.tsx'
import { getRenderedEntry } from '../blocks/rendered-entry.ts'
import { absoluteUrl } from '../store/absolute-url.ts'
import { brandPages, brandPath, localized } from '../store/brand-pages.ts'
import { getFooterPages } from '../store/footer-pages.ts'
import { getBrand } from '../store/shop-brand.ts'
import { getShopIdentity } from '../store/shop-identity.ts'
import { PageLinks } from '../url/page-links.tsx'
import { BrandHome } from './brand-home.tsx'
import { StoreHome } from './store-home.tsx'

/** The home page from the content service, or the built-in one. */
export async function HomePage({ locale }: { locale: Locale }) {
  const path = localePath(locale, '/')
  const [brand, shop, shown, banners] = await Promise.all([
    getBrand(), getShopIdentity(locale), getRenderedEntry('/', locale), renderBanners(path, locale),
  ])
  const others = LOCALES.filter((other) => other !== locale)
  const picture = brand?.appleIcon?.src ?? shop.logo?.src
  const builtIn = () => (brand ? <BrandHome brand={brand} locale={locale} /> : <StoreHome locale={locale} />)

  return (
    <>
      <PageLinks locale={locale} path={path} counterparts={others.map((other) => ({ locale: other, path: localePath(other, '/') }))} />
      {shop.name && <JsonLd data={shopJsonLd(shop.name, picture, locale)} />}
      {banners}
      {shown ? shown.blocks : builtIn()}
      <NoscriptLinks locale={locale} />
    </>
  )
}

/**
 * The organization and its search, for search engines.
 * @param logo its path in the shop
 */
function shopJsonLd(name: string, logo: string | undefined, locale: Locale): object[] {
  const url = absoluteUrl(localePath(locale, '/'))
  return [
    { '@type': 'Organization', name, url, ...(logo && { logo: absoluteUrl(logo) }) },
    {
      '@type': 'WebSite',
      name,
      url,
      inLanguage: locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(localePath(locale, '/search'))}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** The footer needs JavaScript. Without it, the home page, which every page links to, lists the help and legal pages. */
async function NoscriptLinks({ locale }: { locale: Locale }) {
  const [brand, pages, t] = await Promise.all([getBrand(), getFooterPages(locale), getTranslations({ locale, namespace: 'common.footer' })])
  const links = [
    { name: t('contactPage'), href: localePath(locale, '/contact') },
    ...brandPages(brand ?? {}).map((page) => ({ name: localized(page.label, locale), href: brandPath(page, locale) })),
    ...pages,
    { name: t('withdrawal'), href: localePath(locale, '/withdrawal') },
  ]
  return (
    <noscript>
      <nav className="page mt-(--section)" aria-label={t('help')}>
        <ul className="footer-links flex flex-wrap gap-x-6 border-t border-line pt-4">
          {links.map(({ name, href }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
