import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chosenFirefox, chosenWebKit } from './engines.mjs'

const only = (...paths: string[]) => async (path: string) => paths.includes(path)

/** A folder with these empty files. */
function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'kram-engines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

test('takes the Firefox that FIREFOX_PATH names before any other, and names the setting if it does not start', async () => {
  const there = only('/opt/mine', '/usr/bin/firefox-esr')
  expect(await chosenFirefox({ FIREFOX_PATH: '/opt/mine', PATH: '/usr/bin' }, there)).toBe('/opt/mine')
  expect(await chosenFirefox({ PATH: '/usr/bin' }, there)).toBe('/usr/bin/firefox-esr')
  await expect(chosenFirefox({ FIREFOX_PATH: '/opt/gone', PATH: '/usr/bin' }, there)).rejects.toThrow(/FIREFOX_PATH is '\/opt\/gone'/)
})

test('finds WebKitGTK only with its driver, its browser and a display', () => {
  const [programs, libraries] = [folderWith('WebKitWebDriver', 'Xvfb'), folderWith('any-machine/webkit2gtk-4.1/MiniBrowser')]
  expect(chosenWebKit(programs, libraries)).toEqual({
    driver: join(programs, 'WebKitWebDriver'),
    browser: join(libraries, 'any-machine/webkit2gtk-4.1/MiniBrowser'),
  })
  expect(chosenWebKit(folderWith('WebKitWebDriver'), libraries)).toBeUndefined()
  expect(chosenWebKit(folderWith('Xvfb'), libraries)).toBeUndefined()
  expect(chosenWebKit(programs, folderWith())).toBeUndefined()
})
