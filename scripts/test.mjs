import { findBrowser, findHeadlessShell } from './browser.mjs'
import { buildStorefront, ENGLISH_BUILD } from './build.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'
import { checkSources, removeReports, summary, testInBrowser, testUnits } from './test-steps.mjs'

await command(test, { statusWhenStopped: 130, summary })

/** `npm test`: what every change must pass, cheapest first. */
async function test() {
  removeReports()
  await step('packages', installPackages)
  const chromium = await step('browser', findBrowser)
  const headlessShell = await step('headless shell', findHeadlessShell)
  await checkSources()
  await testUnits(['--tags-filter=!thorough'])
  await step('build', (remark) => buildStorefront(readSettings().storefront, remark))
  await step('build for one language', (remark) => buildStorefront(readSettings().storefront, remark, ENGLISH_BUILD))
  await testInBrowser({ chromium, headlessShell }, ['desktop', 'phone', 'magento-2.4.6'])
}
