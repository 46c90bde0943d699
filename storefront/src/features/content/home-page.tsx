import 'server-only'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { PageLinks } from '../catalog/page-links.tsx'
import { getBrand } from '../store/shop-brand.ts'
import { shopJsonLd } from '../store/shop-json-ld.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { renderBanners } from './banners.tsx'
import { BrandHome } from './brand-home.tsx'
import { getShownEntry } from './shown-entry.ts'
import { StoreHome } from './store-home.tsx'

/** The home page that marketing has put together, else the built-in one. */
export async function HomePage({ locale }: { locale: Locale }) {
  const path = localePath(locale, '/')
  const [brand, store, shown, banners] = await Promise.all([
    getBrand(), getStoreConfigOrNone(locale), getShownEntry('/', locale), renderBanners(path, locale),
  ])
  const others = LOCALES.filter((other) => other !== locale)
  const picture = brand?.appleIcon?.src ?? store?.logo?.src
  const builtIn = () => (brand ? <BrandHome brand={brand} locale={locale} /> : <StoreHome locale={locale} />)

  return (
    <>
      <PageLinks locale={locale} path={path} counterparts={others.map((other) => ({ locale: other, path: localePath(other, '/') }))} />
      {store?.shopName && <JsonLd data={shopJsonLd(store.shopName, picture, locale)} />}
      {banners}
      {shown ? shown.blocks : builtIn()}
    </>
  )
}
