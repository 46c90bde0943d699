import 'server-only'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { PageLinks } from '../catalog/page-links.tsx'
import { getBrand } from '../store/shop-brand.ts'
import { shopJsonLd } from '../store/shop-json-ld.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { BrandHome } from './brand-home.tsx'
import { StoreHome } from './store-home.tsx'

export async function HomePage({ locale }: { locale: Locale }) {
  const [brand, store] = await Promise.all([getBrand(), getStoreConfigOrNone(locale)])
  const others = LOCALES.filter((other) => other !== locale)
  const picture = brand?.appleIcon?.src ?? store?.logo?.src

  return (
    <>
      <PageLinks
        locale={locale}
        path={localePath(locale, '/')}
        counterparts={others.map((other) => ({ locale: other, path: localePath(other, '/') }))}
      />
      {store?.shopName && <JsonLd data={shopJsonLd(store.shopName, picture, locale)} />}
      {brand ? <BrandHome brand={brand} locale={locale} /> : <StoreHome locale={locale} />}
    </>
  )
}
