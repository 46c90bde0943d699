import { findBrowser } from './browser.mjs'
import { buildStorefront } from './build.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { run, toolEnvironment } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'

await command(bench, { statusWhenStopped: 130 })

/** `npm run bench`: measures every figure that Kram claims against its limit. `-- --only backend-scale` runs one part. */
async function bench() {
  const args = process.argv.slice(2)
  await step('packages', installPackages)
  const env = isOfBackend(args) ? {} : await shopEnvironment()
  await run('node', ['bench/run.ts', ...args], { env: toolEnvironment(env), isShown: true })
}

/**
 * Whether only the parts are requested that need neither the built shop nor a browser.
 * @param {readonly string[]} args
 */
function isOfBackend(args) {
  return /^(--only (backend-scale|search) ?)+$/.test(args.join(' '))
}

/** Builds the shop and finds a browser. */
async function shopEnvironment() {
  const chromium = await step('browser', findBrowser)
  await step('build', (remark) => buildStorefront(readSettings().storefront, remark))
  return { CHROMIUM_PATH: chromium }
}
