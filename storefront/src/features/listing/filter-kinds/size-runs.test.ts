import { expect, test } from 'vitest'
import { sizeRuns } from './size-runs.ts'

const runs = (...labels: string[]) => sizeRuns(labels.map((label, index) => ({ value: String(index), label }))).map((run) => run.options.map(({ label }) => label))

test.each([
  ['letters by size', ['XL', 'S', 'XXL', 'M', 'XS', 'L'], [['XS', 'S', 'M', 'L', 'XL', 'XXL']]],
  ['letters with a number like those with letters', ['3XL', 'XXL', '2XS', 'XS'], [['2XS', 'XS', 'XXL', '3XL']]],
  ['letters, pairs, ranges and weights apart', ['4 kg', '35–38', 'XS', 'L/XL', '12 kg', 'S/M', '39–42', 'S'], [['XS', 'S'], ['S/M', 'L/XL'], ['35–38', '39–42'], ['4 kg', '12 kg']]],
  ['numbers by value, before ranges', ['43', '39-42', '9,5', '38.5'], [['9,5', '38.5', '43'], ['39-42']]],
  ['each unit apart', ['500 ml', '1 kg', '750 ml'], [['1 kg'], ['500 ml', '750 ml']]],
  ['anything else last, in the backend’s order', ['One', 'M', 'Kids'], [['M'], ['One', 'Kids']]],
])('[LIST-07] sizes: %s', (_, labels, expected) => {
  expect(runs(...labels)).toEqual(expected)
})

test('[LIST-07] a run is named by what its sizes measure', () => {
  const labels = ['S', 'S/M', '39–42', '43', '4 kg', '750 ml', '180 cm', 'One size', '3 pcs']
  expect(sizeRuns(labels.map((label) => ({ value: label, label }))).map(({ measure }) => measure))
    .toEqual(['letter', 'letters', 'number', 'range', 'length', 'weight', 'volume', 'other', 'other'])
})
