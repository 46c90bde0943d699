import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '../../i18n/paths.ts'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { LockIcon } from '../../ui/icons/lock-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { ShopIdentity } from '../store/shop-identity.ts'

/** Without navigation, so that nothing distracts from the order. */
export async function CheckoutHeader({ shop }: { shop: ShopIdentity }) {
  const locale = await getLocale()
  const t = await getTranslations('checkout')
  return (
    <header className="site-header">
      <div className="page h-(--header-h) flex-nowrap gap-x-0">
        <Link className="mr-auto" href={localePath(locale, '/')}>
          <Logo name={shop.name} image={shop.logo} />
        </Link>
        <p className="mr-6 hidden items-center gap-2 text-sm text-soft lg:flex">
          <LockIcon size={18} />
          {t('secure')}
        </p>
        <Link className="button button-text" href={localePath(locale, '/cart')}>
          <ChevronLeftIcon />
          {t('backToCart')}
        </Link>
      </div>
    </header>
  )
}
