import { findBrowser, findHeadlessShell } from './browser.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { run, toolEnvironment } from './run.mjs'
import { step } from './steps.mjs'

await command(breaks, { statusWhenStopped: 130 })

/** `npm run breaks`: breaks each promise on purpose and runs its tests, which must notice. `-- MINI-01 CART` selects promises and groups. */
async function breaks() {
  await step('packages', installPackages)
  const chromium = await step('browser', findBrowser)
  const headlessShell = await step('headless shell', findHeadlessShell)
  const env = toolEnvironment({ CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell })
  await run('node', ['breaks/run.ts', ...process.argv.slice(2)], { env, isShown: true })
}
