import { findBrowser, findHeadlessShell } from './browser.mjs'
import { buildStorefront, ENGLISH_BUILD } from './build.mjs'
import { command } from './command.mjs'
import { findFirefox, findWebKit, testEngines } from './engines.mjs'
import { installPackages } from './packages.mjs'
import { buildWithPseudoLanguage } from './pseudo-language.mjs'
import { run, toolEnvironment } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'
import { checkSources, removeReports, summary, testInBrowser, testUnits } from './test-steps.mjs'

await command(testAll, { statusWhenStopped: 130, summary })

/** `npm run test:all`: what `npm test` runs, and the tests that take long, other browser engines, and the kept breaks. */
async function testAll() {
  removeReports()
  await step('packages', installPackages)
  const chromium = await step('browser', findBrowser)
  const headlessShell = await step('headless shell', findHeadlessShell)
  await step('Firefox', findFirefox)
  await step('WebKit', findWebKit)
  await checkSources()
  await testUnits(['--coverage'])
  await step('build', (remark) => buildStorefront(readSettings().storefront, remark))
  await step('build for one language', (remark) => buildStorefront(readSettings().storefront, remark, ENGLISH_BUILD))
  await step('build for a pseudo-language', (remark) => buildWithPseudoLanguage(readSettings().storefront, remark))
  await testInBrowser({ chromium, headlessShell }, ['desktop', 'phone', 'polish', 'thorough', 'more-phone', 'magento-*'])
  await step('engines', testEngines, { isShown: true })
  const env = toolEnvironment({ CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell })
  await step('breaks', () => run('node', ['breaks/run.ts'], { env, isShown: true }), { isShown: true })
}
