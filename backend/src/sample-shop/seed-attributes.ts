import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { ATTRIBUTES } from './attributes.ts'
import { STORES, type Words } from './words.ts'

export interface OptionRow {
  readonly id: number
  readonly attributeId: number
  readonly label: Words
}

/** By attribute code and option key: `color/spruce`. */
export type Options = ReadonlyMap<string, OptionRow>

// Where Magento's own sample data begins: colour is attribute 93, and its first option 49.
const FIRST_ATTRIBUTE = 93
const FIRST_OPTION = 49

export function seedAttributes(database: DatabaseSync): Options {
  const insertOption = statement(database, 'INSERT INTO attribute_option (id, attribute_id, position, swatch) VALUES (?, ?, ?, ?)')
  const insertAttribute = statement(database, 'INSERT INTO attribute (id, code, input, position) VALUES (?, ?, ?, ?)')
  const insertOptionLabel = statement(database, 'INSERT INTO attribute_option_label VALUES (?, ?, ?)')
  const options = new Map<string, OptionRow>()
  let optionId = FIRST_OPTION

  ATTRIBUTES.forEach(({ code, input, label, options: planned, swatch }, index) => {
    const attributeId = FIRST_ATTRIBUTE + index
    insertAttribute.run(attributeId, code, input, index)
    for (const { id, language } of STORES) {
      statement(database, 'INSERT INTO attribute_label VALUES (?, ?, ?)').run(attributeId, id, label[language])
    }
    Object.entries(planned).forEach(([option, words], position) => {
      insertOption.run(optionId, attributeId, position, swatch?.(option) ?? null)
      for (const { id, language } of STORES) insertOptionLabel.run(optionId, id, words[language])
      options.set(`${code}/${option}`, { id: optionId++, attributeId, label: words })
    })
  })
  return options
}

/** @throws for a trait that no attribute has: a slip in the sample data */
export function optionOf(options: Options, attribute: string, option: string): OptionRow {
  const row = options.get(`${attribute}/${option}`)
  if (!row) throw new Error(`The sample shop has no option ${attribute}/${option}`)
  return row
}

export function insertOption(database: DatabaseSync, productId: number, { attributeId, id }: OptionRow): void {
  statement(database, 'INSERT INTO product_option VALUES (?, ?, ?)').run(productId, attributeId, id)
}
