import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { AddressFields } from '../address/address.repository.ts'

export type AddressType = 'shipping' | 'billing'

export interface CartAddressRow extends NewCartAddress {
  readonly id: number
}

interface NewCartAddress extends AddressFields {
  /** The entry of the customer's address book that it was copied from. */
  readonly customerAddressId: number | null
  readonly customerNotes: string | null
  /** The parcel locker or shop whose address it is. */
  readonly pickupLocationCode: string | null
}

export function findAddress(database: DatabaseSync, cartId: number, type: AddressType): CartAddressRow | undefined {
  return statement<CartAddressRow>(database, `
    SELECT id, customer_address_id AS customerAddressId, prefix, firstname, middlename, lastname, suffix, company, vat_id AS vatId,
      street, city, postcode, telephone, fax, country_code AS countryCode, region, region_code AS regionCode, region_id AS regionId,
      customer_notes AS customerNotes, pickup_location_code AS pickupLocationCode
    FROM cart_address WHERE cart_id = ? AND type = ?`).get(cartId, type)
}

export function saveAddress(database: DatabaseSync, cartId: number, type: AddressType, address: NewCartAddress): void {
  statement(database, `
    INSERT INTO cart_address (cart_id, type, customer_address_id, prefix, firstname, middlename, lastname, suffix, company, vat_id,
      street, city, postcode, telephone, fax, country_code, region, region_code, region_id, customer_notes, pickup_location_code)
    VALUES (:cartId, :type, :customerAddressId, :prefix, :firstname, :middlename, :lastname, :suffix, :company, :vatId,
      :street, :city, :postcode, :telephone, :fax, :countryCode, :region, :regionCode, :regionId, :customerNotes, :pickupLocationCode)
    ON CONFLICT (cart_id, type) DO UPDATE SET customer_address_id = excluded.customer_address_id, prefix = excluded.prefix,
      firstname = excluded.firstname, middlename = excluded.middlename, lastname = excluded.lastname, suffix = excluded.suffix,
      company = excluded.company, vat_id = excluded.vat_id, street = excluded.street, city = excluded.city,
      postcode = excluded.postcode, telephone = excluded.telephone, fax = excluded.fax, country_code = excluded.country_code,
      region = excluded.region, region_code = excluded.region_code, region_id = excluded.region_id,
      customer_notes = excluded.customer_notes, pickup_location_code = excluded.pickup_location_code`).run({ cartId, type, ...columns(address) })
}

/** Without other columns of a row, such as its id. */
function columns(address: NewCartAddress): Record<keyof NewCartAddress, string | number | null> {
  const { customerAddressId, prefix, firstname, middlename, lastname, suffix, company, vatId, street, city } = address
  const { postcode, telephone, fax, countryCode, region, regionCode, regionId, customerNotes, pickupLocationCode } = address
  return {
    customerAddressId, prefix, firstname, middlename, lastname, suffix, company, vatId, street, city,
    postcode, telephone, fax, countryCode, region, regionCode, regionId, customerNotes, pickupLocationCode,
  }
}
