import { buildStorefront } from './build.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { run, toolEnvironment } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'

await command(fuzz, { statusWhenStopped: 130 })

/** `npm run fuzz`: a million invalid requests. `-- --requests 50000 --only gateway --seed 7` selects them. */
async function fuzz() {
  const options = process.argv.slice(2)
  await step('packages', installPackages)
  if (!options.includes('--help')) await step('build', (remark) => buildStorefront(readSettings().storefront, remark))
  await run('node', ['fuzz/run.ts', ...options], { env: toolEnvironment(), isShown: true })
}
