import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { Logo } from '../../ui/logo.tsx'
import { getBrand } from './shop-brand.ts'
import { getShopIdentity } from './shop-identity.ts'

const { siteUrl } = readServerSettings()

/** At the top of a printed page, whose header is left out: the logo, and who sells. */
export async function Letterhead({ locale }: { locale: Locale }) {
  const [shop, brand] = await Promise.all([getShopIdentity(locale), getBrand()])
  const { address = [], email, phone } = brand?.contact ?? {}
  const lines = [shop.name, ...address, email, phone, new URL(siteUrl).host].filter((line) => line !== undefined)
  return (
    <div className="page hidden items-center justify-between gap-6 border-b border-line py-6 print:flex">
      <Logo name={shop.name} image={shop.logo} />
      <p className="text-right text-sm">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    </div>
  )
}
