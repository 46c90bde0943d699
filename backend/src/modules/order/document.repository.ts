import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export type DocumentKind = 'invoice' | 'shipment' | 'creditmemo'

/** An invoice, a shipment or a credit memo: each is of the whole order. */
export interface SalesDocument {
  readonly id: number
  readonly kind: DocumentKind
  readonly number: string
  readonly orderId: number
}

export function documentsOfOrders(database: DatabaseSync, orderIds: readonly number[]): Map<number, SalesDocument[]> {
  const documents = statement(database, `
    SELECT id, kind, increment_id AS number, order_id AS orderId FROM sales_document
    WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id`).all(JSON.stringify(orderIds)) as unknown as SalesDocument[]
  return Map.groupBy(documents, ({ orderId }) => orderId)
}

export interface DocumentItem {
  readonly id: number
  readonly documentId: number
  readonly itemId: number
  readonly quantity: number
}

export function itemsOfDocuments(database: DatabaseSync, documentIds: readonly number[]): Map<number, DocumentItem[]> {
  const items = statement(database, `
    SELECT id, document_id AS documentId, item_id AS itemId, quantity FROM sales_document_item
    WHERE document_id IN (SELECT value FROM json_each(?)) ORDER BY id`).all(JSON.stringify(documentIds)) as unknown as DocumentItem[]
  return Map.groupBy(items, ({ documentId }) => documentId)
}

export interface Track {
  readonly carrier: string
  readonly title: string
  readonly number: string
}

export function tracksOfShipments(database: DatabaseSync, documentIds: readonly number[]): Map<number, Track[]> {
  const tracks = statement(database, `
    SELECT document_id AS documentId, carrier, title, number FROM shipment_track
    WHERE document_id IN (SELECT value FROM json_each(?)) ORDER BY id`)
    .all(JSON.stringify(documentIds)) as unknown as (Track & { documentId: number })[]
  return Map.groupBy(tracks, ({ documentId }) => documentId)
}
