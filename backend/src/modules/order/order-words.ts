import { languageOf } from '../store/language.ts'
import type { ItemStatus } from './item-status.ts'
import type { OrderState } from './order-state.ts'

interface Words {
  readonly state: Readonly<Record<OrderState, string>>
  readonly item: Readonly<Record<ItemStatus, string>>
  readonly discount: string
  readonly unlimited: string
  readonly cancellationMailed: string
}

const EN: Words = {
  state: {
    new: 'Pending', pending_payment: 'Pending Payment', processing: 'Processing', holded: 'On Hold', complete: 'Complete',
    closed: 'Closed', canceled: 'Canceled',
  },
  item: {
    Ordered: 'Ordered', Shipped: 'Shipped', Invoiced: 'Invoiced', Refunded: 'Refunded', Canceled: 'Canceled', Partial: 'Partial',
    Mixed: 'Mixed',
  },
  discount: 'Discount',
  unlimited: 'Unlimited',
  cancellationMailed: 'Order cancellation notification email was sent.',
}

const PL: Words = {
  state: {
    new: 'Oczekujące', pending_payment: 'Oczekuje na płatność', processing: 'W realizacji', holded: 'Wstrzymane',
    complete: 'Zrealizowane', closed: 'Zamknięte', canceled: 'Anulowane',
  },
  item: {
    Ordered: 'Zamówione', Shipped: 'Wysłane', Invoiced: 'Zafakturowane', Refunded: 'Zwrócone', Canceled: 'Anulowane',
    Partial: 'Częściowo', Mixed: 'Różnie',
  },
  discount: 'Rabat',
  unlimited: 'Bez ograniczeń',
  cancellationMailed: 'Wysłano e-mail z potwierdzeniem anulowania zamówienia.',
}

/** What Magento says about orders, in the language of a store view. */
export const orderWords = (locale: string): Words => ({ en: EN, pl: PL })[languageOf(locale)]
