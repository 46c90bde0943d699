import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { AttributeValueInput } from '../../generated/resolvers.ts'
import type { CustomerAttribute } from '../../modules/eav/customer-attribute.repository.ts'
import { required } from '../../lib/required.ts'
import { insertTexts } from '../catalog/insert-texts.ts'
import { STORES, type LocalizedText } from '../plan/localized-text.ts'
import type { Person } from './people.ts'

const CONSENTS: Readonly<Record<string, LocalizedText>> = {
  consent_statute: ['I accept the terms of sale', 'Akceptuję regulamin'],
  consent_personal_data: ['I have read the privacy policy', 'Znam politykę prywatności'],
  consent_marketing: ['I want to get offers by email', 'Chcę otrzymywać oferty e-mailem'],
}

/** The record of when a consent was last given or withdrawn, and to which text. The newsletter's consent is the subscription, so it only has a record. */
const RECORDS: Readonly<Record<string, LocalizedText>> = Object.fromEntries(
  ['consent_newsletter', ...Object.keys(CONSENTS)].map((code) => [recordCode(code), ['Record of a consent', 'Zapis zgody']]),
)

/** The consents, as customer attributes. */
export function seedConsents(database: DatabaseSync): void {
  const attributes = [...withInput('boolean', CONSENTS), ...withInput('textarea', RECORDS)]
  attributes.forEach(({ code, input, label }, position) => {
    const { lastInsertRowid: id } = statement(
      database,
      'INSERT INTO customer_attribute (code, input, position) VALUES (?, ?, ?)',
    ).run(code, input, position)
    insertTexts(database, 'customer_attribute_label', id, label)
  })
}

const withInput = (input: CustomerAttribute['input'], attributes: Readonly<Record<string, LocalizedText>>) =>
  Object.entries(attributes).map(([code, label]) => ({ code, input, label }))

/** The consents that a customer gave at registration, each with its record. */
export function givenConsents({ consents, storeId, since }: Person): AttributeValueInput[] {
  const { language } = required(STORES.find(({ id }) => id === storeId), 'stores')
  return consents.flatMap((code) => [
    { attribute_code: code, value: '1' },
    { attribute_code: recordCode(code), value: `given ${since} ${required(CONSENTS[code], 'consents')[language]}` },
  ])
}

function recordCode(code: string): string {
  return `${code}_record`
}
