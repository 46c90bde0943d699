import 'server-only'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '../../messages/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { Logo } from '../../ui/logo.tsx'
import { PhoneLink } from '../store/contact-links.tsx'
import { getBrand } from '../store/shop-brand.ts'
import { getShopIdentity } from '../store/shop-identity.ts'
import { ReloadButton } from './reload-button.tsx'
import { SeenProducts } from './seen-products.tsx'

/** Only these pictures are cached with the page. */
const CACHED_FOLDER = '/_next/static/'

/** The page that the service worker shows if another page cannot be loaded; browsers cache it on their first visit. */
export async function OfflinePage({ locale }: { locale: Locale }) {
  const [{ name, logo }, brand, t] = await Promise.all([getShopIdentity(locale), getBrand(), getTranslations('offline')])
  const { phone } = brand?.contact ?? {}
  return (
    <ClientMessages page="/offline">
      <header className="border-b border-line">
        <div className="page flex h-(--header-h) items-center">
          <Logo name={name} image={logo?.src.startsWith(CACHED_FOLDER) ? logo : undefined} />
        </div>
      </header>
      <main id="main" className="page grid min-h-[50vh] content-start gap-6 pt-(--section) pb-(--section)">
        <h1 className="text-2xl tracking-tight">{t('title')}</h1>
        <p className="max-w-[52ch] text-lg/normal text-soft">{t('help')}</p>
        <ReloadButton />
        {phone && <p className="text-soft">{t.rich('call', { phone: () => <PhoneLink phone={phone} /> })}</p>}
        <SeenProducts />
      </main>
    </ClientMessages>
  )
}
