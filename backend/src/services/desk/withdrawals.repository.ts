import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { statement } from '../../database/statement.ts'

/** What a storefront writes into the last line of a declaration, for programs. */
const RECORD = v.object({
  id: v.string(),
  order: v.string(),
  name: v.string(),
  email: v.string(),
  declaredAt: v.string(),
  /** None where the whole order is meant, and the storefront does not know it. */
  items: v.array(v.string()),
  isChecked: v.boolean(),
})

export interface DeclaredWithdrawal extends v.InferOutput<typeof RECORD> {
  readonly mailId: number
}

const MARK = 'withdrawal: '

/** The newest first, each once: one whose answer was lost on its way may have been mailed twice. */
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

/** Of several such lines the last is the storefront's: what a visitor has typed stands above it. */
function recordIn(text: string): v.InferOutput<typeof RECORD> | undefined {
  const line = text.split('\n').findLast((candidate) => candidate.startsWith(`${MARK}{`)) ?? ''
  try {
    const { success, output } = v.safeParse(RECORD, JSON.parse(line.slice(MARK.length)))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
