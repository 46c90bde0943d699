'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AddProblem } from '../add-to-cart/add-problem.tsx'
import { hasRequiredOptions } from '../add-to-cart/has-required-options.ts'
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts'
import { productKind } from '../product-kinds/product-kinds.ts'
import type { ComparedItem } from './comparison-rows.ts'

type Product = ComparedItem['product']

/** Adds to the cart, or links to the product's page where options have to be chosen first. */
export function ComparedPurchase({ product }: { readonly product: Product }) {
  const t = useTranslations('comparator')
  const locale = useLocale()
  const { add, isPending, error } = useAddToCart()
  const { name, sku, stock_status, url_key } = product

  if (stock_status === 'OUT_OF_STOCK') return <Button small wide disabled>{t('outOfStock')}</Button>
  return (
    <>
      {isPlain(product) ? (
        <Button
          small
          wide
          busy={isPending}
          aria-label={t('addToCartNamed', { name: name ?? '' })}
          onClick={() => void add({ sku: sku ?? '', quantity: 1, selectedOptions: [] })}
        >
          {t('addToCart')}
        </Button>
      ) : (
        <ButtonLink small wide variant="secondary" href={localePath(locale, `/${url_key}`)} aria-label={t('chooseOptionsOf', { name: name ?? '' })}>
          {t('chooseOptions')}
        </ButtonLink>
      )}
      <p className="mt-2 text-center text-xs text-soft">{t('available')}</p>
      {error && <AddProblem error={error} isSmall />}
    </>
  )
}

const isPlain = (product: Product): boolean =>
  productKind(product.__typename)?.quickBuy === 'at-once' && !hasRequiredOptions(product)
