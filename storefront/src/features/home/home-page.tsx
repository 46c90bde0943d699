import 'server-only'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { renderBanners } from '../blocks/banners.tsx'
import { getRenderedEntry } from '../blocks/rendered-entry.ts'
import { NoscriptLinks } from '../store/noscript-links.tsx'
import { getBrand } from '../store/shop-brand.ts'
import { getShopIdentity } from '../store/shop-identity.ts'
import { shopJsonLd } from '../store/shop-json-ld.ts'
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
