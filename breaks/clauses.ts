import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FEATURES = join(import.meta.dirname, '../docs/features.md')
const PROMISE = /^- \[([A-Z0-9]+-\d+)\]/
const CLAUSE = /^ {2}- ([A-Z0-9]+-\d+[a-z]):/

/** @returns the ids of all clauses in docs/features.md: of a promise without a list below it, the promise's own */
export function readClauses(features: string = readFileSync(FEATURES, 'utf8')): string[] {
  const clauses: string[] = []
  for (const line of features.split('\n')) {
    const [, promise] = PROMISE.exec(line) ?? []
    const [, clause] = CLAUSE.exec(line) ?? []
    // The first clause takes the place of its promise.
    if (clause && clauses.at(-1) === clause.slice(0, -1)) clauses.pop()
    if (promise ?? clause) clauses.push((promise ?? clause)!)
  }
  return clauses
}
