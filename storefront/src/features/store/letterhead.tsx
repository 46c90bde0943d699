import 'server-only'
import { readServerSettings } from '../../env.ts'
import { Logo } from '../../ui/logo.tsx'
import type { ShopIdentity } from './shop-identity.ts'

const { siteUrl } = readServerSettings()

/** At the top of a printed page, whose header is left out. */
export const Letterhead = ({ shop }: { shop: ShopIdentity }) => (
  <div className="page hidden items-center justify-between gap-6 border-b border-line py-6 print:flex">
    <Logo name={shop.name} image={shop.logo} />
    <p className="text-right text-sm">
      {shop.name}
      <br />
      {new URL(siteUrl).host}
    </p>
  </div>
)
