import { useLocale } from 'next-intl'
import { shownPrice } from '../../lib/shown-price.ts'
import { Price } from '../../ui/price.tsx'
import type { ComparedItem } from './comparison-rows.ts'

export const ComparedPrice = ({ product }: { readonly product: ComparedItem['product'] }) => (
  <Price price={shownPrice(product.price_range, useLocale())} />
)
