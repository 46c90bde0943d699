import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { required } from '../../lib/required.ts'
import { keepTogether } from '../plan/keep-together.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import { STORES, type LocalizedText } from '../plan/localized-text.ts'
import { ATTRIBUTES } from './attributes.ts'
import { insertTexts } from './insert-texts.ts'
import { VALUE_ATTRIBUTES, type ValueAttribute } from './value-attributes.ts'

export interface OptionRow {
  readonly id: number
  readonly attributeId: number
  readonly label: LocalizedText
}

/** By attribute code and option key: `color/spruce`. */
export type Options = ReadonlyMap<string, OptionRow>

// The first ids of Magento's own sample data: colour is attribute 93, and its first option 49.
const FIRST_ATTRIBUTE = 93
const FIRST_OPTION = 49

const FIRST_VALUE = FIRST_ATTRIBUTE + ATTRIBUTES.filter(({ isOnlyShown }) => !isOnlyShown).length

const EVERY_STORE = 0

export function seedAttributes(database: DatabaseSync): Options {
  const options = new Map<string, OptionRow>()
  const ids = optionIds()
  ATTRIBUTES.forEach(({ code, input, label, options: planned, swatch, isOnlyShown = false }, index) => {
    // Those that came later have their ids after all others.
    const attributeId = FIRST_ATTRIBUTE + index + (isOnlyShown ? VALUE_ATTRIBUTES.length : 0)
    insertAttribute(database, attributeId, { code, input, label, isFilterable: !isOnlyShown, isComparable: true, isVisible: true })
    Object.entries(planned).forEach(([option, label], position) => {
      const id = required(ids.get(`${code}/${option}`), 'ids')
      statement(database, 'INSERT INTO attribute_option (id, attribute_id, position, swatch) VALUES (?, ?, ?, ?)').run(
        id, attributeId, position, swatch?.(option) ?? null)
      insertTexts(database, 'attribute_option_label', id, label)
      options.set(`${code}/${option}`, { id, attributeId, label })
    })
  })
  VALUE_ATTRIBUTES.forEach((attribute, index) => insertAttribute(database, FIRST_VALUE + index, attribute))
  return options
}

/** In the order of the plan, with the options added later at the end. */
function optionIds(): Map<string, number> {
  const keys = ATTRIBUTES.flatMap(({ code, options, later = [] }) =>
    Object.keys(options).map((option) => ({ key: `${code}/${option}`, isLate: later.includes(option) })))
  const inOrder = [...keys.filter(({ isLate }) => !isLate), ...keys.filter(({ isLate }) => isLate)]
  return new Map(inOrder.map(({ key }, index) => [key, FIRST_OPTION + index]))
}

type Described = Pick<ValueAttribute, 'code' | 'label' | 'isFilterable' | 'isComparable' | 'isVisible' | 'isListed'> & { readonly input: string }

function insertAttribute(database: DatabaseSync, id: number, attribute: Described): void {
  const { code, input, label, isFilterable, isComparable, isVisible, isListed } = attribute
  statement(
    database,
    `INSERT INTO attribute (id, code, input, position, is_filterable, is_searchable, is_comparable, is_visible_on_front, used_in_product_listing)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, code, input, id - FIRST_ATTRIBUTE, ...[isFilterable, isFilterable, isComparable, isVisible, isListed].map((flag) => (flag ? 1 : 0)))
  insertTexts(database, 'attribute_label', id, label)
}

/** A product's values of attributes without options. */
export function insertValues(
  database: DatabaseSync, plan: ProductPlan, productId: number, isInserted: (code: string) => boolean = () => true,
): void {
  const insert = statement(database, 'INSERT INTO product_attribute_value VALUES (?, ?, ?, ?)')
  VALUE_ATTRIBUTES.forEach(({ code, valueOf }, index) => {
    if (!isInserted(code)) return
    const value = valueOf(plan)
    const attributeId = FIRST_VALUE + index
    if (typeof value === 'string') insert.run(productId, attributeId, EVERY_STORE, keepTogether(value, 0))
    else if (value) for (const store of STORES) insert.run(productId, attributeId, store.id, keepTogether(value[store.language], store.language))
  })
}

/** @throws for an unknown option: an error in the sample data */
export function optionOf(options: Options, attribute: string, option: string): OptionRow {
  const row = options.get(`${attribute}/${option}`)
  if (!row) throw new Error(`The sample shop has no option ${attribute}/${option}`)
  return row
}

export function insertOption(database: DatabaseSync, productId: number, { attributeId, id }: OptionRow): void {
  statement(database, 'INSERT INTO product_option VALUES (?, ?, ?)').run(productId, attributeId, id)
}
