import { generateCode, watchGraphql } from './codegen.mjs'
import { command } from './command.mjs'
import { checkSettings } from './doctor/check-settings.mjs'
import { Failure } from './failure.mjs'
import { installPackages } from './packages.mjs'
import { ROOT, STOREFRONT } from './paths.mjs'
import { addresses, backendEnvironment, backendUrl, checkPlaces, shopUrl, storefrontEnvironment } from './places.mjs'
import { startServer } from './server.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'

await command(dev, { statusWhenStopped: 0 })

/** `npm run dev`: both servers with reload. */
async function dev() {
  const settings = readSettings()
  await checkPlaces(settings)
  const { foreignBackend } = settings
  const remarks = foreignBackend ? await step('settings', () => checkSettings(foreignBackend, settings.storefront)) : []
  await step('packages', installPackages)
  await step('codegen', generateCode)
  watchGraphql()
  // The shop starts last, so that it stops first.
  const servers = [...(foreignBackend ? [] : [startBackend(settings)]), startStorefront(settings)]
  const running = await Promise.all(servers)
  console.log(`\n${addresses(settings)}\n`)
  for (const remark of remarks) console.error(`  ! ${remark}\n`)
  await Promise.race(running.map(({ ended }) => ended))
  throw new Failure('One of the two servers has exited')
}

/** @param {import('./settings.mjs').Settings} settings */
function startBackend(settings) {
  // Watches the folder instead of the imports: SDL and SQL files are read, not imported.
  const args = ['--watch', '--watch-preserve-output', '--watch-path=backend/src', '--import', './scripts/unreported-imports.mjs', 'backend/src/main.ts']
  return startServer('backend', { args, cwd: ROOT, env: backendEnvironment(settings), url: `${backendUrl(settings)}/health`, stopGrace: settings.stopGrace, isBuffered: false })
}

/** @param {import('./settings.mjs').Settings} settings */
function startStorefront(settings) {
  const args = ['server/main.ts', '--dev']
  return startServer('shop', { args, cwd: STOREFRONT, env: storefrontEnvironment(settings), url: shopUrl(settings), stopGrace: settings.stopGrace, isBuffered: false })
}
