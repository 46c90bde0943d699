import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { findTaxRate } from './tax-rate.repository.ts'

const database = openDatabase(':memory:')
database.exec(`INSERT INTO tax_rate (title, country_code, region_code, rate) VALUES
  ('US', 'US', '*', 1000), ('California', 'US', 'CA', 8250), ('Quebec', 'CA', 'QC', 14975)`)
afterAll(() => database.close())

test.each([
  ['US', 'CA', 'California'],
  ['US', 'OR', 'US'],
  ['US', null, 'US'],
  ['CA', 'QC', 'Quebec'],
  ['CA', 'ON', 'VAT 23%'],
  ['PL', null, 'VAT 23%'],
])('in %s, region %s, the most specific rate applies: %s', (country, region, title) => {
  expect(findTaxRate(database, country, region)?.title).toBe(title)
})

test('a destination without a rate has no tax', () => {
  database.exec("DELETE FROM tax_rate WHERE country_code = '*'")
  expect(findTaxRate(database, 'CA', 'ON')).toBeUndefined()
})
