import { describe, expect, test } from 'vitest'
import {
  type ChoiceOption,
  type ChoiceVariant,
  choose,
  chosenVariant,
  initialChoice,
  isAvailable,
  likelyVariant,
  missingOption,
} from './variant-choice.ts'

const option = (code: string, ...values: string[]): ChoiceOption => ({
  code,
  label: code,
  values: values.map((uid) => ({ uid, label: uid })),
})
const variant = (color: string, size: string, isInStock = true): ChoiceVariant => ({
  sku: `${color}-${size}`,
  uids: [size, color],
  isInStock,
  price: 'PLN 100.00',
  pictures: [],
})

const options = [option('color', 'spruce', 'rowan', 'larch'), option('size', 'S', 'M')]
const variants = [variant('spruce', 'S', false), variant('spruce', 'M'), variant('rowan', 'S'), variant('larch', 'S', false)]

test('[PDP-03] only options with a single value are chosen initially', () => {
  expect(initialChoice(options)).toEqual({})
  expect(initialChoice([...options, option('fit', 'regular')])).toEqual({ fit: 'regular' })
})

describe('[PDP-03] the colour of the product’s first picture', () => {
  const pictured = (colour: string) => variants.map((each) => ({ ...each, pictures: each.uids.includes(colour) ? [0, 1] : [2] }))

  test('is chosen initially', () => {
    expect(initialChoice(options, pictured('spruce'))).toEqual({ color: 'spruce' })
    expect(initialChoice(options, pictured('rowan')), 'without its only size').toEqual({ color: 'rowan' })
  })

  test('is left open if it cannot be bought, or if the picture shows no colour in particular', () => {
    expect(initialChoice(options, pictured('larch'))).toEqual({})
    expect(initialChoice(options, variants.map((each) => ({ ...each, pictures: [0] })))).toEqual({})
    expect(initialChoice(options, variants)).toEqual({})
  })
})

test.each([
  [{}, 'color', 'spruce', true],
  [{}, 'color', 'larch', false],
  [{}, 'size', 'S', true],
  [{ color: 'spruce' }, 'size', 'S', false],
  [{ color: 'spruce' }, 'size', 'M', true],
  [{ color: 'rowan' }, 'size', 'M', false],
])('[PDP-03] with %j, %s %s is available: %s', (choice, code, uid, expected) => {
  expect(isAvailable(options, variants, choice, code, uid)).toBe(expected)
})

test('[PDP-03] changing the colour clears a size that does not come in it', () => {
  expect(isAvailable(options, variants, { color: 'spruce', size: 'M' }, 'color', 'rowan')).toBe(true)
  expect(choose(options, variants, { color: 'spruce', size: 'M' }, 'color', 'rowan')).toEqual({ color: 'rowan' })
})

test('[PDP-03] an unavailable value cannot be chosen', () => {
  expect(choose(options, variants, { color: 'spruce' }, 'size', 'S')).toEqual({ color: 'spruce' })
  expect(choose(options, variants, {}, 'color', 'larch')).toEqual({})
})

test('[PDP-03] finds the variant once every option has a value', () => {
  expect(chosenVariant(options, variants, { color: 'spruce' })).toBeUndefined()
  expect(chosenVariant(options, variants, { color: 'spruce', size: 'M' })?.sku).toBe('spruce-M')
  expect(missingOption(options, { color: 'spruce' })?.code).toBe('size')
  expect(missingOption(options, { color: 'spruce', size: 'M' })).toBeUndefined()
})

test('[PDP-03] shows the pictures of the first choice', () => {
  expect(likelyVariant(variants, {})).toBeUndefined()
  expect(likelyVariant(variants, { color: 'rowan' })?.sku).toBe('rowan-S')
})
