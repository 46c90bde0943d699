import { expect, test } from 'vitest'
import type { ChoiceOption, ChoiceVariant } from './variant-choice.ts'
import { choiceInSearch, searchWithChoice } from './variant-url.ts'

const uid = (attribute: number, value: number) => btoa(`configurable/${attribute}/${value}`)
const option = (code: string, attribute: number, ...ids: number[]): ChoiceOption => ({
  code, label: code, values: ids.map((id) => ({ uid: uid(attribute, id), label: String(id) })),
})
const variant = (color: number, size: number, isInStock = true): ChoiceVariant => ({
  sku: `${color}-${size}`, uids: [uid(93, color), uid(94, size)], isInStock, price: '', pictures: [],
})

const options = [option('color', 93, 49, 50), option('size', 94, 168, 169)]
const variants = [variant(49, 168), variant(49, 169, false), variant(50, 168, false)]

test.each([
  ['', {}],
  ['?color=49', { color: uid(93, 49) }],
  ['?size=168&color=49&p=2', { color: uid(93, 49), size: uid(94, 168) }],
  ['?color=49&size=169', { color: uid(93, 49) }],
  ['?color=50', {}],
  ['?color=red&size=', {}],
])('[PDP-03] %s chooses %j', (search, choice) => {
  expect(choiceInSearch(options, variants, {}, search)).toEqual(choice)
})

test.each([
  ['', '?color=49&size=168'],
  ['?utm_source=mail&color=50', '?utm_source=mail&color=49&size=168'],
])('[PDP-03] after %j the address has %s', (before, after) => {
  expect(searchWithChoice(options, { color: uid(93, 49), size: uid(94, 168) }, before)).toBe(after)
})

test('[PDP-03] removes cleared options from the address', () => {
  expect(searchWithChoice(options, { color: uid(93, 49) }, '?color=50&size=168')).toBe('?color=49')
  expect(searchWithChoice(options, {}, '?color=50')).toBe('')
})
