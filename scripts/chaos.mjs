import { buildStorefront } from './build.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { run, toolEnvironment } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'

await command(chaos, { statusWhenStopped: 130 })

/** `npm run chaos`: shoppers buy while servers are killed and paused and connections cut; no order may be lost, duplicated or incomplete. */
async function chaos() {
  const options = process.argv.slice(2)
  await step('packages', installPackages)
  if (!options.includes('--help')) await step('build', (remark) => buildStorefront(readSettings().storefront, remark))
  await run('node', ['chaos/run.ts', ...options], { env: toolEnvironment(), isShown: true })
}
