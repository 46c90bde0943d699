import { useLocale, useTranslations } from 'next-intl'
import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { plainText } from '../../lib/plain-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { MarkedText } from './marked-text.tsx'

export function SuggestedProduct({ product, typed }: { product: SuggestedProductFragment; typed: string }) {
  const t = useTranslations('common.price')
  const locale = useLocale()
  const { minimum_price: lowest, maximum_price: highest } = product.price_range
  const price = formatMoney(lowest.final_price, locale)
  const isFrom = (highest?.final_price.value ?? 0) > (lowest.final_price.value ?? 0)
  const kind = plainText(product.short_description?.html ?? '')
  return (
    <>
      <span className="suggestion-picture">
        {product.small_image?.url && <Picture src={product.small_image.url} alt="" widths="thumb" sizes="52px" />}
      </span>
      <span className="min-w-0 flex-1">
        <MarkedText text={product.name ?? ''} typed={typed} />
        {kind && <span className="line-clamp-2 text-xs text-mute">{kind}</span>}
      </span>
      <span className="price">{isFrom ? t('from', { price }) : price}</span>
    </>
  )
}
