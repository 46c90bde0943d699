import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface AgreementRow {
  readonly agreement_id: number
  readonly name: string
  readonly checkbox_text: string
  readonly content: string
  readonly mode: 'AUTO' | 'MANUAL'
}

export function findAgreements(database: DatabaseSync, storeId: number): AgreementRow[] {
  return statement<AgreementRow>(database, `
    SELECT id AS agreement_id, name, checkbox_text, content, mode FROM checkout_agreement agreement
    JOIN checkout_agreement_text text ON text.agreement_id = agreement.id AND text.store_id = ?
    WHERE is_active ORDER BY position, id`).all(storeId)
}
