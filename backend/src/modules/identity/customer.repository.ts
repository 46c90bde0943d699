import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** A customer without secrets, the parent of `Customer`'s resolvers. */
export interface CustomerRow {
  readonly id: number
  readonly email: string
  readonly storeId: number
  readonly groupId: number
  readonly prefix: string | null
  readonly firstname: string
  readonly middlename: string | null
  readonly lastname: string
  readonly suffix: string | null
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string | null
  readonly gender: number | null
  readonly taxvat: string | null
  readonly allowsRemoteAssistance: number
  readonly defaultBillingId: number | null
  readonly defaultShippingId: number | null
  readonly isConfirmed: number
  readonly lockedUntil: string | null
  readonly createdAt: string
}

/** The profile without the e-mail address. */
export type Profile = Pick<
  CustomerRow,
  'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix' | 'dateOfBirth' | 'gender' | 'taxvat' | 'allowsRemoteAssistance'
>

const COLUMNS = `id, email, store_id AS storeId, group_id AS groupId, prefix, firstname, middlename, lastname, suffix,
  date_of_birth AS dateOfBirth, gender, taxvat, allow_remote_shopping_assistance AS allowsRemoteAssistance,
  default_billing_id AS defaultBillingId, default_shipping_id AS defaultShippingId,
  confirmation_key_hash IS NULL AS isConfirmed, locked_until AS lockedUntil, created_at AS createdAt`

export function findCustomer(database: DatabaseSync, id: number): CustomerRow | undefined {
  return statement<CustomerRow>(database, `SELECT ${COLUMNS} FROM customer WHERE id = ?`).get(id)
}

export function findCustomerByEmail(database: DatabaseSync, email: string): CustomerRow | undefined {
  return statement<CustomerRow>(database, `SELECT ${COLUMNS} FROM customer WHERE email = ?`).get(email)
}

export function insertCustomer(database: DatabaseSync, email: string, storeId: number, profile: Profile, now: Date): number {
  const { lastInsertRowid } = statement(
    database,
    `INSERT INTO customer (email, store_id, prefix, firstname, middlename, lastname, suffix, date_of_birth, gender, taxvat,
       allow_remote_shopping_assistance, created_at, updated_at)
     VALUES (:email, :storeId, :prefix, :firstname, :middlename, :lastname, :suffix, :dateOfBirth, :gender, :taxvat,
       :allowsRemoteAssistance, :now, :now)`,
  ).run({ email, storeId, ...profile, now: now.toISOString() })
  return Number(lastInsertRowid)
}

export function updateProfile(database: DatabaseSync, id: number, profile: Profile, now: Date): void {
  statement(
    database,
    `UPDATE customer SET prefix = :prefix, firstname = :firstname, middlename = :middlename, lastname = :lastname,
       suffix = :suffix, date_of_birth = :dateOfBirth, gender = :gender, taxvat = :taxvat,
       allow_remote_shopping_assistance = :allowsRemoteAssistance, updated_at = :now
     WHERE id = :id`,
  ).run({ id, ...profile, now: now.toISOString() })
}

/** A link that was mailed to the former address no longer sets a password. */
export function updateEmail(database: DatabaseSync, id: number, email: string, now: Date): void {
  statement(
    database,
    'UPDATE customer SET email = ?, reset_token_hash = NULL, reset_requested_at = NULL, updated_at = ? WHERE id = ?',
  ).run(email, now.toISOString(), id)
  statement(database, 'UPDATE cart SET email = ? WHERE customer_id = ? AND is_active').run(email, id)
}

export function groupName(database: DatabaseSync, groupId: number): string | undefined {
  const row = statement<{ code: string }>(database, 'SELECT code FROM customer_group WHERE id = ?').get(groupId)
  return row?.code
}
