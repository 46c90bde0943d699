import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { statement } from '../../database/statement.ts'

/** The machine-readable last line of a storefront's declaration. */
const RECORD = v.object({
  id: v.string(),
  order: v.string(),
  name: v.string(),
  email: v.string(),
  declaredAt: v.string(),
  /** Empty for a whole order that the storefront does not know. */
  items: v.array(v.string()),
  isChecked: v.boolean(),
})

export interface DeclaredWithdrawal extends v.InferOutput<typeof RECORD> {
  readonly mailId: number
}

const MARK = 'withdrawal: '

/** Newest first, without duplicates: a declaration whose confirmation was lost may have been mailed twice. */
export function declaredWithdrawals(database: DatabaseSync, limit: number): DeclaredWithdrawal[] {
  const mails = statement<{ mailId: number; text: string }>(
    database,
    "SELECT id AS mailId, text FROM mail WHERE instr(text, char(10) || :mark || '{') > 0 ORDER BY id DESC LIMIT :limit",
  ).all({ mark: MARK, limit })
  const declared = mails.flatMap(({ mailId, text }) => {
    const record = recordIn(text)
    return record ? [{ ...record, mailId }] : []
  })
  return declared.filter(({ id }, index) => declared.findIndex((other) => other.id === id) === index)
}

/** The last such line is the storefront's: a visitor's text is above it. */
function recordIn(text: string): v.InferOutput<typeof RECORD> | undefined {
  const line = text.split('\n').findLast((candidate) => candidate.startsWith(`${MARK}{`)) ?? ''
  try {
    const { success, output } = v.safeParse(RECORD, JSON.parse(line.slice(MARK.length)))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
