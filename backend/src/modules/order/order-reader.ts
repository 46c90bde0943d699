import type { DatabaseSync } from 'node:sqlite'
import { batched } from '../../database/batch.ts'
import { documentsOfOrders, itemsOfDocuments, tracksOfShipments } from './document.repository.ts'
import { bundlePartsOfItems, linksOfItems, optionsOfItems } from './order-item-parts.repository.ts'
import { addressesOfOrders, commentsOfOrders, itemsOfOrders } from './order-parts.repository.ts'

export type OrderReader = ReturnType<typeof orderReader>

/** What belongs to orders, for one request: what is asked for in one go is read in one statement. */
export function orderReader(database: DatabaseSync) {
  return {
    items: batched((orderIds: readonly number[]) => itemsOfOrders(database, orderIds)),
    addresses: batched((orderIds: readonly number[]) => addressesOfOrders(database, orderIds)),
    comments: batched((orderIds: readonly number[]) => commentsOfOrders(database, orderIds)),
    documents: batched((orderIds: readonly number[]) => documentsOfOrders(database, orderIds)),
    options: batched((itemIds: readonly number[]) => optionsOfItems(database, itemIds)),
    bundleParts: batched((itemIds: readonly number[]) => bundlePartsOfItems(database, itemIds)),
    links: batched((itemIds: readonly number[]) => linksOfItems(database, itemIds)),
    documentItems: batched((documentIds: readonly number[]) => itemsOfDocuments(database, documentIds)),
    tracks: batched((documentIds: readonly number[]) => tracksOfShipments(database, documentIds)),
  }
}
