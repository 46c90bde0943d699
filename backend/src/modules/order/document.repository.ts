import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'

export type DocumentKind = 'invoice' | 'shipment' | 'creditmemo'

/** An invoice, a shipment or a credit memo: each is of the whole order. */
export interface SalesDocument {
  readonly id: number
  readonly kind: DocumentKind
  readonly number: string
  readonly orderId: number
}

export function documentsOfOrders({ database }: Pick<ReadScope, 'database'>, orderIds: readonly number[]): Map<number, SalesDocument[]> {
  const documents = statement<SalesDocument>(database, `
    SELECT id, kind, increment_id AS number, order_id AS orderId FROM sales_document
    WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id`).all(JSON.stringify(orderIds))
  return Map.groupBy(documents, ({ orderId }) => orderId)
}

export interface DocumentItem {
  readonly id: number
  readonly documentId: number
  readonly itemId: number
  readonly quantity: number
}

export function itemsOfDocuments({ database }: Pick<ReadScope, 'database'>, documentIds: readonly number[]): Map<number, DocumentItem[]> {
  const items = statement<DocumentItem>(database, `
    SELECT id, document_id AS documentId, item_id AS itemId, quantity FROM sales_document_item
    WHERE document_id IN (SELECT value FROM json_each(?)) ORDER BY id`).all(JSON.stringify(documentIds))
  return Map.groupBy(items, ({ documentId }) => documentId)
}

export interface Track {
  readonly carrier: string
  readonly title: string
  readonly number: string
}

export function tracksOfShipments({ database }: Pick<ReadScope, 'database'>, documentIds: readonly number[]): Map<number, Track[]> {
  const tracks = statement<Track & { documentId: number }>(database, `
    SELECT document_id AS documentId, carrier, title, number FROM shipment_track
    WHERE document_id IN (SELECT value FROM json_each(?)) ORDER BY id`)
    .all(JSON.stringify(documentIds))
  return Map.groupBy(tracks, ({ documentId }) => documentId)
}
