import { findBrowser } from './browser.mjs'
import { buildStorefront } from './build.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { run, toolEnvironment } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'

await command(bench, { statusWhenStopped: 130 })

/** `npm run bench`: every figure that Kram claims, beside its limit. */
async function bench() {
  await step('packages', installPackages)
  const chromium = await step('browser', findBrowser)
  await step('build', (remark) => buildStorefront(readSettings().storefront, remark))
  await run('node', ['bench/run.ts'], { env: toolEnvironment({ CHROMIUM_PATH: chromium }), isShown: true })
}
