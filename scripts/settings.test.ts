import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvFile, readSettings } from './settings.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kram-settings-'))
  writeFileSync(join(folder, '.env'), 'BACKEND_URL=http://localhost:4000\nNEXT_PUBLIC_LOCALES=en,pl # first is the default\n')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('uses the embedded backend and its ports by default', () => {
  expect(readSettings({}, folder)).toMatchObject({ port: 3000, backendPort: 4000, foreignBackend: undefined })
})

test('does not start a backend for an address in .env.local', () => {
  writeFileSync(join(folder, '.env.local'), 'BACKEND_URL="https://magento.example"\nPORT=8080\n')
  expect(readSettings({}, folder)).toMatchObject({ port: 8080, foreignBackend: 'https://magento.example' })
})

test('prefers the environment to the files, and .env.local to .env', () => {
  writeFileSync(join(folder, '.env.local'), 'BACKEND_URL=https://one.example\nNEXT_PUBLIC_LOCALES=pl\n')
  const { foreignBackend, storefront } = readSettings({ BACKEND_URL: 'https://two.example' }, folder)
  expect(foreignBackend).toBe('https://two.example')
  expect(storefront.NEXT_PUBLIC_LOCALES).toBe('pl')
})

test.each(['PORT', 'BACKEND_PORT'])('names %s if it is not a port', (name) => {
  for (const value of ['no', '0', '70000', '80.5']) expect(() => readSettings({ [name]: value }, folder)).toThrow(`${name} must be a port number`)
})

test.each(['magento.example', 'localhost:8080', '//magento.example', 'ftp://magento.example'])('names BACKEND_URL if it is %s', (value) => {
  expect(() => readSettings({ BACKEND_URL: value }, folder)).toThrow(`BACKEND_URL must be an address such as https://magento.example, not '${value}'`)
})

test.each([
  [{}, 30_000],
  [{ STOP_TIMEOUT: '40', STOP_DELAY: '2' }, 47_000],
  [{ BACKEND_STOP_TIMEOUT: '50' }, 55_000],
  [{ STOP_TIMEOUT: 'soon', STOP_DELAY: 'now' }, 30_000],
])('waits for a server to exit, %j: %i ms', (environment, grace) => {
  expect(readSettings(environment, folder).stopGrace).toBe(grace)
})

test.each([
  ['A=1', '1'],
  ['A = 1 ', '1'],
  ['export A=1', '1'],
  ['A=one two # why', 'one two'],
  ['A="one # two"', 'one # two'],
  ["A='one'", 'one'],
  ['A=Mg==', 'Mg=='],
  ['A=', ''],
  ['A=1\r', '1'],
  ['A=0\nA=1', '1'],
])('reads %j from an .env file', (text, value) => {
  expect(readEnvFile(text)).toEqual({ A: value })
})

test.each(['# A=1', '', 'A', '=1'])('skips %j', (text) => {
  expect(readEnvFile(text)).toEqual({})
})
