import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** The groups of words that mean the same in a store view: 'rucksack,backpack'. */
export const synonymGroups = (database: DatabaseSync, storeId: number): string[] =>
  statement<{ synonyms: string }>(database, 'SELECT synonyms FROM search_synonyms WHERE store_id IN (0, ?) ORDER BY group_id')
    .all(storeId)
    .map(({ synonyms }) => synonyms)
