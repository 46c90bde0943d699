import type { Store } from '../../graphql/context.ts'
import { hasButton, type Letter, type LetterBlock } from '../../services/mail/letter.ts'
import type { Track } from './document.repository.ts'
import { placeLines } from './order-address-lines.ts'
import { amountIn } from './order-amounts.ts'
import { contents, type OrderContents } from './order-contents.ts'
import type { Delivery } from './order-delivery.ts'
import type { Update } from './order-mail-messages.ts'
import { trackingPage } from './parcel-carriers.ts'
import { orderMailMessages } from './order-messages.ts'

/** An order whose mails report its steps. */
export interface UpdatedOrder {
  readonly contents: OrderContents
  readonly store: Store
  /** The order's page. */
  readonly page: string
}

export function paidLetter(updated: UpdatedOrder, invoice: string, files: readonly LetterBlock[]): Letter {
  const { order, delivery } = updated.contents
  const { paid } = orderMailMessages(updated.store.locale).updates
  const isToCome = delivery && order.isShipped === 0
  const filesReady = files.length > 0 ? [paid.filesReady] : []
  const next = isToCome ? [delivery.isCollected ? paid.collect : paid.pack] : []
  return letterOf(updated, paid, [
    [paid.text(totalOf(updated), invoice), ...filesReady, ...next].join(' '),
    ...files,
    ...(isToCome ? arrivalBlocks(delivery) : []),
  ])
}

export function shippedLetter(updated: UpdatedOrder, tracks: readonly Track[]): Letter {
  const { order, delivery } = updated.contents
  const { ready, shipped } = orderMailMessages(updated.store.locale).updates
  const isToPay = order.paymentCode === 'cashondelivery' && order.isInvoiced === 0
  if (delivery?.isCollected) {
    const place = delivery.place?.name ?? delivery.method
    const toPay = isToPay ? [ready.payOnCollection(totalOf(updated))] : []
    return letterOf(updated, ready, [[ready.text(place), ready.bring(order.number), ...toPay].join(' '), ...placeBlocks(delivery)])
  }
  return letterOf(updated, shipped, [
    shipped.text,
    ...(isToPay ? [shipped.payOnDelivery(totalOf(updated))] : []),
    ...(tracks.length > 0 ? [{ heading: shipped.tracking }, ...tracks.flatMap((track) => parcelBlocks(track, shipped.track))] : []),
    ...(delivery ? placeBlocks(delivery) : []),
  ])
}

export function canceledLetter(updated: UpdatedOrder): Letter {
  const { canceled } = orderMailMessages(updated.store.locale).updates
  return letterOf(updated, canceled, [canceled.text])
}

export function refundedLetter(updated: UpdatedOrder): Letter {
  const { refunded } = orderMailMessages(updated.store.locale).updates
  return letterOf(updated, refunded, [refunded.text(totalOf(updated))])
}

function letterOf(updated: UpdatedOrder, { subject, preheader }: Update, blocks: readonly LetterBlock[]): Letter {
  const { contents: whole, store, page } = updated
  const { ofPage, look } = orderMailMessages(store.locale)
  // A mail has one button: that of a file, if there is one.
  const isQuiet = hasButton(blocks)
  return {
    subject: subject(whole.order.number),
    preheader: preheader(totalOf(updated)),
    blocks: [
      ...blocks,
      whole.order.customerId === null ? ofPage.guest : ofPage.customer,
      { link: page, label: look, isQuiet },
      ...contents(whole, store),
    ],
  }
}

const totalOf = ({ contents: { order }, store }: UpdatedOrder): string => amountIn(order.currency, store.locale)(order.grandTotal)

const arrivalBlocks = ({ arrival }: Delivery): LetterBlock[] => (arrival ? [{ heading: arrival.title }, arrival.text] : [])

function parcelBlocks(track: Track, label: string): LetterBlock[] {
  const link = trackingPage(track)
  return [{ lines: [`${track.title}: ${track.number}`] }, ...(link ? [{ link, label, isQuiet: true }] : [])]
}

const placeBlocks = ({ method, place }: Delivery): LetterBlock[] => (place ? [{ heading: method }, { lines: placeLines(place) }] : [])
