import type { ReactNode } from 'react'
import { AddedMessages } from '../../messages/added-messages.tsx'
import { loadMessages } from '../../messages/load-messages.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { CardSettings } from './get-card-settings.ts'
import { PAGE_SIZE } from './listing-size.ts'
import { type CardFilters, shownVariants } from './shown-variants.ts'
import { LoadedCards, loadProducts } from './loaded-cards.tsx'
import type { ListingRequest } from './get-listing.ts'

interface CardsRequest {
  readonly request: ListingRequest
  readonly settings: CardSettings
  readonly page: number
  readonly filters: CardFilters
  readonly locale: Locale
}

/** Loads the cards of the next page with their messages. @throws if the page has none */
export async function loadCards({ request, settings, page, filters, locale }: CardsRequest): Promise<ReactNode> {
  const [products, messages] = await Promise.all([
    loadProducts({ ...request, pageSize: PAGE_SIZE, currentPage: page }, settings),
    loadMessages(locale, ['badge']),
  ])
  if (products.length === 0) throw new Error(`Page ${page} of the listing has no products`)
  const variants = shownVariants(products, filters)
  return (
    <AddedMessages messages={messages}>
      <LoadedCards products={products} variants={variants} settings={settings} columns={3} level={2} />
    </AddedMessages>
  )
}
