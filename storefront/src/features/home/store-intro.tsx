import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import type { HomeCategory } from './home-categories.tsx'

interface StoreIntroProps {
  readonly product: ProductCardFragment | undefined
  readonly category: HomeCategory | undefined
  readonly locale: Locale
}

/** The shop's name, its description, and its first product. */
export async function StoreIntro({ product, category, locale }: StoreIntroProps) {
  const [store, t] = await Promise.all([getStoreConfigOrNone(locale), getTranslations()])
  const picture = product?.small_image?.url
  return (
    <section className={picture ? 'intro' : 'intro intro-plain'}>
      <div className="page intro-inside">
        <div className="intro-text">
          <h1 className="text-display font-semibold tracking-[-0.04em]">{store?.shopName || t('common.home')}</h1>
          {store?.description && <p className="max-w-[44ch] text-lg/normal">{store.description}</p>}
          {category && (
            <div>
              <ButtonLink className="max-md:w-full" href={category.href}>
                {t('home.hero.shop', { category: category.name })}
              </ButtonLink>
            </div>
          )}
        </div>
        {picture && (
          <Link className="intro-product" href={localePath(locale, `/${product.url_key}`)}>
            <Picture src={picture} alt={product.name ?? ''} widths="wide" sizes="(min-width:768px) 46vw, 100vw" first />
          </Link>
        )}
      </div>
    </section>
  )
}
