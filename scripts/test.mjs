import { command } from './command.mjs'
import { buildShops, checkSources, prepare, removeReports, summary, testInBrowser, testUnits } from './test-steps.mjs'

await command(test, { statusWhenStopped: 130, summary })

/** `npm test`: what every change must pass, cheapest first. */
async function test() {
  removeReports()
  const env = await prepare()
  await checkSources()
  await testUnits(['--tags-filter=!thorough'])
  await buildShops()
  await testInBrowser(env, ['desktop', 'phone', 'magento-2.4.6'])
}
