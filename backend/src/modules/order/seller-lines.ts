import type { DatabaseSync } from 'node:sqlite'
import type { Store } from '../../graphql/context.ts'
import { setting } from '../store/settings.ts'
import { orderMailMessages } from './order-messages.ts'

/** The seller, as Magento's store information has it; empty without a name. */
export function sellerLines(database: DatabaseSync, store: Store): readonly string[] {
  const of = (field: 'name' | 'street_line1' | 'postcode' | 'city' | 'phone' | 'merchant_vat_number') => setting(database, `general/store_information/${field}`, store.id)
  const name = of('name')
  if (name === '') return []
  const vat = of('merchant_vat_number')
  const email = setting(database, 'contact/email/recipient_email', store.id)
  const lines = [name, of('street_line1'), [of('postcode'), of('city')].filter(Boolean).join(' '), vat && orderMailMessages(store.locale).vat(vat), email, of('phone')]
  return lines.filter(Boolean)
}
