import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { TopCategory } from './top-categories.ts'

interface HeroProps {
  readonly product: ProductCardFragment | undefined
  readonly category: TopCategory | undefined
}

/** The wind bends round whatever product stands in it. */
export async function Hero({ product, category }: HeroProps) {
  const [t, locale] = await Promise.all([getTranslations('home.hero'), getLocale()])
  return (
    <section className="hero">
      <div className="wind wind-hero absolute inset-0 opacity-30 max-lg:bottom-auto max-lg:aspect-square" aria-hidden />
      <div className="page hero-inside">
        <div className="hero-product">
          {product?.small_image?.url && (
            <Picture src={product.small_image.url} alt="" widths="wide" sizes="(min-width:1024px) 46vw, 100vw" first />
          )}
        </div>
        <div className="hero-text">
          <h1 className="text-display font-semibold tracking-[-0.04em]">{t('title')}</h1>
          <p className="max-w-[36ch] text-lg/normal">{t('lead')}</p>
          {category && (
            <div>
              <ButtonLink className="max-lg:w-full" href={category.href}>
                {t('shop', { category: category.name })}
              </ButtonLink>
            </div>
          )}
        </div>
        {product && (
          <Link className="hero-tag" href={localePath(locale, `/${product.url_key}`)}>
            <b className="font-semibold">{product.name}</b>
            <span className="text-soft tabular-nums">{formatMoney(product.price_range.minimum_price.final_price, locale)}</span>
          </Link>
        )}
      </div>
    </section>
  )
}
