import type { AttributeValueInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import {
  findAttributes, findOptions, findValues, saveValue, type AttributeOption, type CustomerAttribute, type StoredValue,
} from '../eav/customer-attribute.repository.ts'

type Inputs = readonly (AttributeValueInput | null)[] | null | undefined

/** The client's values as they are stored; unknown codes are ignored, as in Magento. */
export function readAttributes({ database, store }: Context, inputs: Inputs): StoredValue[] {
  if (!inputs?.length) return []
  const attributes = findAttributes(database, store.id)
  const options = findOptions(database, store.id)
  return inputs.flatMap((input) => {
    const attribute = attributes.find(({ code }) => code === input?.attribute_code)
    return input && attribute ? [{ attributeId: attribute.id, value: readValue(attribute, options, input) }] : []
  })
}

function readValue({ id, code, input: kind }: CustomerAttribute, options: readonly AttributeOption[], input: AttributeValueInput): string {
  if (kind === 'boolean') return input.value === '1' || input.value === 'true' ? '1' : '0'
  if (kind !== 'select' && kind !== 'multiselect') return input.value ?? ''
  const chosen = input.selected_options?.flatMap((option) => option?.value ?? []) ?? input.value?.split(',') ?? []
  const ids = chosen.map((text) => text.trim()).filter(Boolean)
  for (const chosenId of ids) {
    const isKnown = options.some((option) => option.attributeId === id && String(option.id) === chosenId)
    if (!isKnown) throw refused('customer.attributeOptionUnknown', { attribute: code, option: chosenId })
  }
  return (kind === 'select' ? ids.slice(0, 1) : ids).join(',')
}

/** @throws graphql-input that names each missing required attribute */
export function requireAttributes({ database, store }: Context, values: readonly StoredValue[]): void {
  const missing = findAttributes(database, store.id).filter(
    ({ id, isRequired }) => isRequired && !values.some(({ attributeId, value }) => attributeId === id && value !== ''),
  )
  if (missing.length > 0) throw refused('customer.fieldsMissing', { fields: missing.map(({ label }) => label).join(', ') })
}

export function saveAttributes({ database }: Context, customerId: number, values: readonly StoredValue[]): void {
  for (const value of values) saveValue(database, customerId, value)
}

/** Those that have a value, in the shop's order. */
export function attributeValues({ database, store }: Context, customerId: number, codes: readonly string[] | null | undefined) {
  const options = findOptions(database, store.id)
  const values = new Map(findValues(database, customerId).map(({ attributeId, value }) => [attributeId, value]))
  return findAttributes(database, store.id)
    .filter(({ id, code }) => values.get(id) && (!codes || codes.includes(code)))
    .map(({ id, code, input }) => {
      const value = required(values.get(id), 'values')
      if (input !== 'select' && input !== 'multiselect') return { code, value }
      const ids = value.split(',')
      const selected = options.filter((option) => option.attributeId === id && ids.includes(String(option.id)))
      return { code, selected_options: selected.map(({ id: chosen, label }) => ({ label: label ?? String(chosen), value: String(chosen) })) }
    })
}
