import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BLOCK_OPTIONS } from './block-options.ts'

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/content.md'), 'utf8')
const rows = [...DOCUMENT.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, name, fields]) => [name!, fields!] as const)

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>

/** The names of all fields, including those of list items. */
function fieldsOf(schema: v.GenericSchema): string[] {
  const { type } = schema
  if (type === 'variant') return [...new Set((schema as unknown as { options: ObjectSchema[] }).options.flatMap(fieldsOf))]
  if (type === 'array') return fieldsOf((schema as unknown as { item: v.GenericSchema }).item)
  if (type !== 'object') return []
  return Object.entries((schema as unknown as ObjectSchema).entries).flatMap(([name, field]) => [name, ...(name === 'blocks' ? [] : fieldsOf(field as v.GenericSchema))])
}

/** Whether the block requires the field. */
const isRequired = (schema: v.GenericSchema, field: string): boolean => {
  if (schema.type === 'variant') return (schema as unknown as { options: ObjectSchema[] }).options.every((option) => isRequired(option, field))
  const entry = (schema as unknown as ObjectSchema).entries[field]
  return entry !== undefined && !v.safeParse(entry as v.GenericSchema, undefined).success
}

test.each(Object.entries(BLOCK_OPTIONS) as Array<[string, v.GenericSchema]>)('docs/content.md lists the fields of %s and which are required', (name, schema) => {
  const listed = rows.find(([block]) => block === name)?.[1] ?? ''
  expect(fieldsOf(schema).filter((field) => !new RegExp(`\\b${field}\\b`).test(listed))).toEqual([])
  const bold = [...listed.replaceAll(/\([^)]*\)/g, '').matchAll(/\*\*(\w+)\*\*/g)].map(([, field]) => field)
  expect(fieldsOf(schema).filter((field) => isRequired(schema, field))).toEqual(bold)
  const named = listed.replaceAll(/\([^)]*\)/g, '').match(/\w+/g) ?? []
  expect(named.filter((field) => !fieldsOf(schema).includes(field))).toEqual([])
})

test('docs/content.md lists only existing blocks, and each source of products', () => {
  const [blocks, sources] = [rows.filter(([name]) => /^[A-Z]/.test(name)), rows.map(([name]) => name)]
  expect(blocks.map(([name]) => name)).toEqual(Object.keys(BLOCK_OPTIONS))
  expect(sources).toEqual(expect.arrayContaining(BLOCK_OPTIONS.Products.options.map(({ entries }) => entries.from.literal)))
})
