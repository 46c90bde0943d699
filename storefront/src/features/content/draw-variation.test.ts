import { expect, test } from 'vitest'
import { drawVariation } from './draw-variation.ts'

const SHARES = { warm: 0.25, cold: 0.5 }

test.each([
  [0, 'warm'], [0.24, 'warm'], [0.25, 'cold'], [0.74, 'cold'], [0.75, 'home'], [0.99, 'home'],
])('[CONTENT-02] the random number %s draws %s', (random, version) => {
  expect(drawVariation('home', SHARES, undefined, random)).toBe(version)
})

test.each([
  ['warm', 'warm'], ['home', 'home'], ['gone', 'cold'], ['toString', 'cold'],
])('[CONTENT-02] a visitor who drew %s before sees %s', (stored, version) => {
  expect(drawVariation('home', SHARES, stored, 0.5)).toBe(version)
})
