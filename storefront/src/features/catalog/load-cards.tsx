import type { ReactNode } from 'react'
import { AddedMessages } from '../../i18n/added-messages.tsx'
import { loadMessages } from '../../i18n/load-messages.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { CardSettings } from './card-settings.ts'
import { PAGE_SIZE } from './listing-size.ts'
import { loadProducts } from './load-products.ts'
import { LoadedCards } from './loaded-cards.tsx'
import type { ProductsAsked } from './products-asked.ts'

interface CardsAsked {
  readonly asked: ProductsAsked
  readonly settings: CardSettings
  readonly page: number
  readonly locale: Locale
}

/** The cards of one more page, with their words: nothing of it is there before somebody wants to see more. */
export async function loadCards({ asked, settings, page, locale }: CardsAsked): Promise<ReactNode> {
  const [products, messages] = await Promise.all([
    loadProducts({ ...asked, pageSize: PAGE_SIZE, currentPage: page }, settings),
    loadMessages(locale, ['badge']),
  ])
  return (
    <AddedMessages messages={messages}>
      <LoadedCards products={products} settings={settings} columns={3} />
    </AddedMessages>
  )
}
