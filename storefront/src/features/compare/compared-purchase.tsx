'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { AddProblem } from '../cart/add-problem.tsx'
import { hasRequiredOptions } from '../cart/has-required-options.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import type { ComparedItem } from './comparison-rows.ts'

type Product = ComparedItem['product']

/** Into the cart at once, or to the product's page where something has to be chosen first. */
export function ComparedPurchase({ product }: { readonly product: Product }) {
  const t = useTranslations('comparator')
  const locale = useLocale()
  const { add, isPending, error } = useAddToCart()
  const { name, sku, stock_status, url_key } = product

  if (stock_status === 'OUT_OF_STOCK') return <Button small wide disabled>{t('outOfStock')}</Button>
  if (!isPlain(product)) {
    return (
      <ButtonLink small wide variant="secondary" href={localePath(locale, `/${url_key}`)} aria-label={t('chooseOptionsOf', { name: name ?? '' })}>
        {t('chooseOptions')}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        small
        wide
        busy={isPending}
        aria-label={t('addToCartNamed', { name: name ?? '' })}
        onClick={() => void add({ sku: sku ?? '', quantity: 1, selectedOptions: [] })}
      >
        {t('addToCart')}
      </Button>
      {error && (
        <FieldError>
          <AddProblem error={error} />
        </FieldError>
      )}
    </>
  )
}

const isPlain = (product: Product): boolean =>
  (product.__typename === 'SimpleProduct' || product.__typename === 'VirtualProduct') && !hasRequiredOptions(product)
