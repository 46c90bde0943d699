import type { DatabaseSync } from 'node:sqlite'
import { existing, statement } from '../../database/statement.ts'

/** An address of a customer's address book. */
export interface AddressRow {
  readonly id: number
  readonly customerId: number
  readonly prefix: string | null
  readonly firstname: string
  readonly middlename: string | null
  readonly lastname: string
  readonly suffix: string | null
  readonly company: string | null
  readonly vatId: string | null
  /** Lines separated by line feeds. */
  readonly street: string
  readonly city: string
  readonly postcode: string | null
  readonly telephone: string | null
  readonly fax: string | null
  readonly countryCode: string
  readonly region: string | null
  readonly regionCode: string | null
  readonly regionId: number | null
  readonly isDefaultBilling: number
  readonly isDefaultShipping: number
}

export type AddressFields = Omit<AddressRow, 'id' | 'customerId' | 'isDefaultBilling' | 'isDefaultShipping'>

export type DefaultKind = 'billing' | 'shipping'

const SELECT = `SELECT a.id, a.customer_id AS customerId, a.prefix, a.firstname, a.middlename, a.lastname, a.suffix, a.company,
    a.vat_id AS vatId, a.street, a.city, a.postcode, a.telephone, a.fax, a.country_code AS countryCode, a.region,
    a.region_code AS regionCode, a.region_id AS regionId, c.default_billing_id IS a.id AS isDefaultBilling,
    c.default_shipping_id IS a.id AS isDefaultShipping
  FROM customer_address a JOIN customer c ON c.id = a.customer_id`

export function findAddress(database: DatabaseSync, id: number): AddressRow | undefined {
  return statement<AddressRow>(database, `${SELECT} WHERE a.id = ?`).get(id)
}

/** In the order in which they were added. */
export function findAddresses(database: DatabaseSync, customerId: number, limit = -1, offset = 0): AddressRow[] {
  return statement<AddressRow>(database, `${SELECT} WHERE a.customer_id = ? ORDER BY a.id LIMIT ? OFFSET ?`).all(customerId, limit, offset)
}

export function countAddresses(database: DatabaseSync, customerId: number): number {
  const row = statement<{ n: number }>(database, 'SELECT count(*) AS n FROM customer_address WHERE customer_id = ?').get(customerId)
  return existing(row).n
}

export function insertAddress(database: DatabaseSync, customerId: number, fields: AddressFields): number {
  const { lastInsertRowid } = statement(
    database,
    `INSERT INTO customer_address (customer_id, prefix, firstname, middlename, lastname, suffix, company, vat_id, street, city,
       postcode, telephone, fax, country_code, region, region_code, region_id)
     VALUES (:customerId, :prefix, :firstname, :middlename, :lastname, :suffix, :company, :vatId, :street, :city,
       :postcode, :telephone, :fax, :countryCode, :region, :regionCode, :regionId)`,
  ).run({ customerId, ...fields })
  return Number(lastInsertRowid)
}

export function updateAddress(database: DatabaseSync, id: number, fields: AddressFields): void {
  statement(
    database,
    `UPDATE customer_address SET prefix = :prefix, firstname = :firstname, middlename = :middlename, lastname = :lastname,
       suffix = :suffix, company = :company, vat_id = :vatId, street = :street, city = :city, postcode = :postcode,
       telephone = :telephone, fax = :fax, country_code = :countryCode, region = :region, region_code = :regionCode,
       region_id = :regionId
     WHERE id = :id`,
  ).run({ id, ...fields })
}

export function deleteAddress(database: DatabaseSync, id: number): void {
  statement(database, 'DELETE FROM customer_address WHERE id = ?').run(id)
}

const SET_DEFAULT: Record<DefaultKind, string> = {
  billing: 'UPDATE customer SET default_billing_id = ? WHERE id = ?',
  shipping: 'UPDATE customer SET default_shipping_id = ? WHERE id = ?',
}

/** @param addressId null for none */
export function setDefaultAddress(database: DatabaseSync, customerId: number, kind: DefaultKind, addressId: number | null): void {
  statement(database, SET_DEFAULT[kind]).run(addressId, customerId)
}
