import type { DatabaseSync } from 'node:sqlite'
import type { Store } from '../../graphql/context.ts'
import { setting } from '../../modules/store/settings.ts'
import { writtenPhone, writtenVat } from './written-number.ts'

/** The seller at the foot of each mail. */
export interface Seller {
  /** The name, the address and the tax number. */
  readonly lines: readonly string[]
  readonly email: string
  readonly phone: string
}

/** As Magento's store information has it; undefined without a name. */
export function sellerOf(database: DatabaseSync, store: Pick<Store, 'id'>, labels: { readonly seller: string; readonly vat: string }): Seller | undefined {
  const of = (field: 'name' | 'street_line1' | 'postcode' | 'city' | 'phone' | 'merchant_vat_number') => setting(database, `general/store_information/${field}`, store.id)
  const name = of('name')
  if (name === '') return undefined
  const vat = of('merchant_vat_number')
  const town = [of('postcode'), of('city')].filter(Boolean).join(' ')
  const lines = [`${labels.seller}: ${name}`, [of('street_line1'), town].filter(Boolean).join(', '), vat && `${labels.vat} ${writtenVat(vat)}`]
  return { lines: lines.filter(Boolean), email: setting(database, 'contact/email/recipient_email', store.id), phone: writtenPhone(of('phone')) }
}
