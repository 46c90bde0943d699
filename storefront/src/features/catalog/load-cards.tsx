import type { ReactNode } from 'react'
import { send } from '../../graphql/browser.ts'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import { AddedMessages } from '../../i18n/added-messages.tsx'
import { loadMessages } from '../../i18n/load-messages.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { CardSettings } from './card-settings.ts'
import { CARD_SIZES } from './card-sizes.ts'
import { PAGE_SIZE } from './listing-size.ts'
import { ProductCard } from './product-card.tsx'
import type { ProductsAsked } from './products-asked.ts'
import { lowestPriceBefore } from './told-attributes.ts'
import { withPage } from './with-page.ts'

interface CardsAsked {
  readonly asked: ProductsAsked
  readonly settings: CardSettings
  readonly page: number
  readonly locale: Locale
}

/** The cards of one more page, with their words: nothing of it is there before somebody wants to see more. */
export async function loadCards({ asked, settings, page, locale }: CardsAsked): Promise<ReactNode> {
  const operation = settings.hasAttributes ? MoreProductsWithAttributesOperation : MoreProductsOperation
  const [{ products }, messages] = await Promise.all([
    send(operation, { ...asked, pageSize: PAGE_SIZE, currentPage: page }),
    loadMessages(locale, ['badge']),
  ])
  const shown = withPage(products?.items)
  return (
    <AddedMessages messages={messages}>
      {shown.map((product) => (
        <ProductCard
          key={product.uid}
          product={product}
          isBestseller={settings.bestsellers.includes(product.uid)}
          lowest={lowestPriceBefore(product, settings.lowestPriceAttribute, locale)}
          level={2}
          sizes={CARD_SIZES[3]}
          urgency="lazy"
        />
      ))}
    </AddedMessages>
  )
}
