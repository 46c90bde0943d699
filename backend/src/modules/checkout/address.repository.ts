import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { CartAddress } from './cart-address.ts'

export type AddressType = 'shipping' | 'billing'

export function findAddress(database: DatabaseSync, cartId: number, type: AddressType): CartAddress | undefined {
  return statement(database, `
    SELECT firstname, lastname, company, vat_id AS vatId, street, city, postcode, telephone, country_code AS countryCode,
      region, region_code AS regionCode, region_id AS regionId
    FROM cart_address WHERE cart_id = ? AND type = ?`).get(cartId, type) as CartAddress | undefined
}

export function saveAddress(database: DatabaseSync, cartId: number, type: AddressType, address: CartAddress): void {
  statement(database, `
    INSERT OR REPLACE INTO cart_address (cart_id, type, firstname, lastname, company, vat_id, street, city, postcode, telephone,
      country_code, region, region_code, region_id)
    VALUES (:cartId, :type, :firstname, :lastname, :company, :vatId, :street, :city, :postcode, :telephone,
      :countryCode, :region, :regionCode, :regionId)`).run({ cartId, type, ...address })
}
