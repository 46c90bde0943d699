import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface TaxRate {
  readonly title: string
  /** In thousandths of a percent. */
  readonly rate: number
}

/** The rate of the region, else of the country, else the general one. */
export function findTaxRate(database: DatabaseSync, countryCode: string, regionCode: string | null): TaxRate | undefined {
  return statement<TaxRate>(
    database,
    `SELECT title, rate FROM tax_rate WHERE country_code IN (?, '*') AND region_code IN (?, '*')
     ORDER BY region_code = '*', country_code = '*' LIMIT 1`,
  ).get(countryCode, regionCode ?? '*')
}
