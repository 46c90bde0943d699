import { command } from './command.mjs'
import { findFirefox, findWebKit, testEngines } from './engines.mjs'
import { buildWithPseudoLanguage } from './pseudo-language.mjs'
import { run } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'
import { buildShops, checkSources, prepare, removeReports, summary, testInBrowser, testUnits } from './test-steps.mjs'

await command(testAll, { statusWhenStopped: 130, summary })

/** `npm run test:all`: what `npm test` runs, and the tests that take long, other browser engines, and mutants of the money rules. */
async function testAll() {
  removeReports()
  const env = await prepare()
  await step('Firefox', findFirefox)
  await step('WebKit', findWebKit)
  await checkSources()
  await testUnits(['--coverage'])
  await buildShops()
  await step('build for a pseudo-language', (remark) => buildWithPseudoLanguage(readSettings().storefront, remark))
  await testInBrowser(env, ['desktop', 'phone', 'polish', 'thorough', 'more-phone', 'magento-*'])
  await step('engines', testEngines, { isShown: true })
  await step('mutation', () => run('npm', ['run', 'mutation']))
}
