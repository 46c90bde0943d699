import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { insertWords } from '../insert-words.ts'
import type { Words } from '../words.ts'

const CONSENTS: Readonly<Record<string, Words>> = {
  consent_statute: ['I accept the terms of sale', 'Akceptuję regulamin'],
  consent_personal_data: [
    'I agree to the processing of my personal data to keep this account',
    'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu prowadzenia konta',
  ],
  consent_marketing: ['I want to get offers by e-mail', 'Chcę otrzymywać oferty e-mailem'],
}

/** What customers may agree to, as attributes of theirs. */
export function seedConsents(database: DatabaseSync): void {
  Object.entries(CONSENTS).forEach(([code, label], position) => {
    const { lastInsertRowid: id } = statement(
      database,
      "INSERT INTO customer_attribute (code, input, position) VALUES (?, 'boolean', ?)",
    ).run(code, position)
    insertWords(database, 'customer_attribute_label', id, label)
  })
}
