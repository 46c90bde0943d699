import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { readServerSettings } from '../../env.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { CartButton } from '../mini-cart/cart-button.tsx'
import { CompareOpener } from '../compare/compare-opener.tsx'
import { getLowestPriceAttribute } from '../product-card/lowest-price.ts'
import type { ShopIdentity } from '../store/shop-identity.ts'
import { AccountLink } from './account-link.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { PackedMenu } from './packed-menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { MobileSearch, SearchBox } from './search-box.tsx'

const { freeShippingFrom: freeFrom } = readServerSettings()

export async function Header({ menu, shop }: { menu: PackedMenu; shop: ShopIdentity }) {
  const locale = await getLocale()
  const [t, lowestPriceAttribute] = await Promise.all([getTranslations('common'), getLowestPriceAttribute(locale)])
  return (
    <header className="site-header">
      <div className="page">
        {menu.length > 0 && <MobileMenu menu={menu} />}
        <Link className="home-link" href={localePath(locale, '/')}>
          <Logo name={shop.name || t('home')} image={shop.logo} />
        </Link>
        <SearchBox className="header-search" menu={menu} />
        <MobileSearch menu={menu} />
        <div className="header-tools">
          <LanguageLinks className="header-language" />
          <CompareOpener lowestPriceAttribute={lowestPriceAttribute} />
          {/* On phones it is in the menu, if there is one. */}
          <AccountLink className={`icon-button ${menu.length > 0 ? 'max-lg:hidden' : ''}`} isIconOnly />
          <CartButton freeFrom={freeFrom} />
        </div>
        {/* Shown beside the logo, but last in the order of focus, so that search, account and cart need few presses of Tab. */}
        {menu.length > 0 && <DesktopMenu menu={menu} />}
      </div>
    </header>
  )
}
