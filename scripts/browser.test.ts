import { expect, test } from 'vitest'
import { chosenBrowser, chosenHeadlessShell } from './browser.mjs'

const only = (...paths: string[]) => async (path: string) => paths.includes(path)

test('takes the browser that CHROMIUM_PATH names before any other', async () => {
  const environment = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' }
  expect(await chosenBrowser(environment, only('/opt/mine', '/usr/bin/chromium'))).toBe('/opt/mine')
})

test('names CHROMIUM_PATH if its browser does not start', async () => {
  const environment = { CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' }
  await expect(chosenBrowser(environment, only('/usr/bin/chromium'))).rejects.toThrow(/CHROMIUM_PATH is '\/opt\/gone'/)
})

test('finds a browser anywhere in PATH and skips one that does not start', async () => {
  const environment = { PATH: '/usr/bin:/usr/local/bin' }
  expect(await chosenBrowser(environment, only('/usr/local/bin/google-chrome'))).toBe('/usr/local/bin/google-chrome')
})

test('returns none on a machine without a browser', async () => {
  expect(await chosenBrowser({ PATH: '/usr/bin' }, only())).toBeUndefined()
})

test('uses the headless shell for tests if there is one, beside the browser that CHROMIUM_PATH selects', async () => {
  const there = only('/usr/bin/chromium', '/usr/bin/chromium-headless-shell')
  expect(await chosenHeadlessShell({ PATH: '/bin:/usr/bin' }, there)).toBe('/usr/bin/chromium-headless-shell')
  expect(await chosenHeadlessShell({ PATH: '/usr/bin' }, only('/usr/bin/chromium'))).toBeUndefined()
  expect(await chosenHeadlessShell({ CHROMIUM_PATH: '/usr/bin/chromium', PATH: '/bin' }, there)).toBe('/usr/bin/chromium-headless-shell')
  expect(await chosenHeadlessShell({ CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' }, there)).toBeUndefined()
})
