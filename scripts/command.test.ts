import { expect, test } from 'vitest'
import { checkNode } from './command.mjs'

test.each(['18.20.4', '20.8.1'])('refuses Node %s in one line', (version) => {
  expect(() => checkNode(version)).toThrow(`Kram needs Node 20.9 or newer to start with, and this is ${version}`)
})

test.each(['20.9.0', '20.20.2', '22.0.0', '24.21.0'])('starts with Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow()
})
