import { expect, test } from 'vitest'
import { FairLine } from './fair-line.ts'

function lineOf(...items: readonly string[]): FairLine<string> {
  const line = new FairLine<string>()
  for (const item of items) line.push(item.charAt(0), item)
  return line
}

test('owners take turns', () => {
  const line = lineOf('a1', 'a2', 'a3', 'b1', 'c1', 'c2')
  expect([line.size, line.waitingOf('a'), line.waitingOf('d')]).toEqual([6, 3, 0])
  expect(Array.from({ length: 7 }, () => line.shift())).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined])
  expect(line.size).toBe(0)
})

test('the newest item of the owner with the most makes room', () => {
  const line = lineOf('a1', 'b1', 'b2', 'b3', 'c1')
  expect([line.isUnfairTo('a'), line.isUnfairTo('b'), line.isUnfairTo('d')]).toEqual([true, false, true])
  expect(line.popOfBusiest()).toBe('b3')
  expect([line.isUnfairTo('a'), line.isUnfairTo('d')]).toEqual([false, true])
})

test('an item that is removed has no turn', () => {
  const line = lineOf('a1', 'b1')
  line.remove('a', 'a1')
  line.remove('a', 'a1')
  expect([line.size, line.shift(), line.shift()]).toEqual([1, 'b1', undefined])
})
