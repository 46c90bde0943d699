import { useLocale } from 'next-intl'
import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { plainText } from '../../lib/plain-text.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { MarkedText } from './marked-text.tsx'

export function SuggestedProduct({ product, typed }: { product: SuggestedProductFragment; typed: string }) {
  const locale = useLocale()
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
      <Price price={shownPrice(product.price_range, locale)} />
    </>
  )
}
