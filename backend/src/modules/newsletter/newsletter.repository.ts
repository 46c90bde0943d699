import type { DatabaseSync } from 'node:sqlite'
import { existing, statement } from '../../database/statement.ts'
import type { SubscriptionStatusesEnum } from '../../generated/resolvers.ts'

export interface SubscriberRow {
  readonly id: number
  readonly email: string
  readonly storeId: number
  readonly customerId: number | null
  readonly status: SubscriptionStatusesEnum
  readonly confirmationCodeHash: string | null
}

export type NewSubscriber = Omit<SubscriberRow, 'id'>

const SELECT = `SELECT id, email, store_id AS storeId, customer_id AS customerId, status,
    confirmation_code_hash AS confirmationCodeHash
  FROM newsletter_subscriber`

export function findSubscriber(database: DatabaseSync, email: string): SubscriberRow | undefined {
  return statement<SubscriberRow>(database, `${SELECT} WHERE email = ?`).get(email)
}

export function findSubscriberById(database: DatabaseSync, id: number): SubscriberRow | undefined {
  return statement<SubscriberRow>(database, `${SELECT} WHERE id = ?`).get(id)
}

export function isSubscribed(database: DatabaseSync, customerId: number): boolean {
  return statement(database, "SELECT 1 FROM newsletter_subscriber WHERE customer_id = ? AND status = 'SUBSCRIBED'").get(customerId) !== undefined
}

/** @returns the subscriber's id */
export function saveSubscriber(database: DatabaseSync, subscriber: NewSubscriber, now: Date): number {
  const row = statement<{ id: number }>(
    database,
    `INSERT INTO newsletter_subscriber (email, store_id, customer_id, status, confirmation_code_hash, changed_at)
     VALUES (:email, :storeId, :customerId, :status, :confirmationCodeHash, :now)
     ON CONFLICT (email) DO UPDATE SET store_id = excluded.store_id, customer_id = excluded.customer_id, status = excluded.status,
       confirmation_code_hash = excluded.confirmation_code_hash, changed_at = excluded.changed_at
     RETURNING id`,
  ).get({ ...subscriber, now: now.toISOString() })
  return existing(row).id
}

export function markSubscribed(database: DatabaseSync, id: number, now: Date): void {
  statement(
    database,
    "UPDATE newsletter_subscriber SET status = 'SUBSCRIBED', confirmation_code_hash = NULL, changed_at = ? WHERE id = ?",
  ).run(now.toISOString(), id)
}

/** Starts a subscription that was pending until its account was confirmed. */
export function confirmSubscriptionOf(database: DatabaseSync, customerId: number, now: Date): void {
  statement(
    database,
    "UPDATE newsletter_subscriber SET status = 'SUBSCRIBED', changed_at = ? WHERE customer_id = ? AND status = 'UNCONFIRMED'",
  ).run(now.toISOString(), customerId)
}

export function markUnsubscribed(database: DatabaseSync, customerId: number, now: Date): void {
  statement(
    database,
    "UPDATE newsletter_subscriber SET status = 'UNSUBSCRIBED', confirmation_code_hash = NULL, changed_at = ? WHERE customer_id = ?",
  ).run(now.toISOString(), customerId)
}

/** A guest's subscription belongs to the account that is created for the same address. */
export function adoptSubscription(database: DatabaseSync, customerId: number, email: string): void {
  statement(database, 'UPDATE newsletter_subscriber SET customer_id = ? WHERE email = ?').run(customerId, email)
}

/** Moves the customer's subscription to the new address and replaces a guest's subscription of that address. */
export function moveSubscription(database: DatabaseSync, customerId: number, email: string): void {
  const own = statement(database, 'SELECT 1 FROM newsletter_subscriber WHERE customer_id = ?').get(customerId)
  if (!own) return adoptSubscription(database, customerId, email)
  statement(database, 'DELETE FROM newsletter_subscriber WHERE email = ? AND customer_id IS NOT ?').run(email, customerId)
  statement(database, 'UPDATE newsletter_subscriber SET email = ? WHERE customer_id = ?').run(email, customerId)
}
