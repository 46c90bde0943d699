import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { run, toolEnvironment } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/**
 * The Chromium to test with, fetched where there is none.
 * @param {(text: string) => void} remark
 * @returns {Promise<string>} its path
 */
export async function findBrowser(remark) {
  const path = (await chosenBrowser()) ?? (await fetchBrowser())
  remark(path)
  return path
}

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {(path: string) => Promise<boolean>} starts whether what lies there can be started
 */
export async function chosenBrowser(environment = process.env, starts = startsUp) {
  const { CHROMIUM_PATH: wish, PATH = '' } = environment
  if (wish) {
    if (await starts(wish)) return wish
    throw new Failure(`CHROMIUM_PATH is '${wish}', which is no browser that starts: correct it, or leave it out`)
  }
  const candidates = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  for (const path of [...candidates, ...MAC]) if (await starts(path)) return path
  return undefined
}

async function fetchBrowser() {
  if (process.getuid?.() === 0 && isDebian()) {
    const env = toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' })
    await run('apt-get', ['update'], { env })
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env })
    const path = await chosenBrowser()
    if (path) return path
  }
  const own = (await run('node', ['-p', "require('@playwright/test').chromium.executablePath()"])).trim()
  if (!(await startsUp(own))) await run('playwright', ['install', 'chromium'])
  if (await startsUp(own)) return own
  throw new Failure(`The browser that Playwright fetched does not start (${own}): set CHROMIUM_PATH to a Chromium or Chrome of yours`)
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Ubuntu has a chromium that only says where to find one, so being there is not enough. */
/** @type {(path: string) => Promise<boolean>} */
const startsUp = (path) =>
  new Promise((resolve) => {
    if (!existsSync(path)) return resolve(false)
    execFile(path, ['--version'], { timeout: 15_000 }, (error) => resolve(!error))
  })
