import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateCode, watchGraphql } from './codegen.mjs'
import { stopChildren } from './children.mjs'
import { command, showError } from './command.mjs'
import { checkSettings } from './doctor/check-settings.mjs'
import { Failure } from './failure.mjs'
import { installPackages } from './packages.mjs'
import { ROOT, STOREFRONT } from './paths.mjs'
import { addresses, backendEnvironment, backendUrl, checkPlaces, shopUrl, storefrontEnvironment } from './places.mjs'
import { startServer } from './server.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'
import { watchSettings } from './watch-settings.mjs'

await command(dev, { statusWhenStopped: 0 })

/** `npm run dev`: both servers with reload. They read their settings once, so they restart when a file of settings changes. */
async function dev() {
  const nextChange = watchSettings(STOREFRONT)
  let change = nextChange()
  let running = await startServers({ isFirst: true })
  for (;;) {
    const file = await Promise.race([change, ...running.map(failAtEnd)])
    console.log(`\nstorefront/${file} has changed: the servers restart\n`)
    change = nextChange()
    await stopChildren()
    running = await startServers({ isFirst: false }).catch((error) => {
      // A setting may be invalid, or saved half-way: the next change fixes it.
      if (!(error instanceof Failure)) throw error
      showError(error)
      return []
    })
  }
}

/**
 * @param {{ ended: Promise<unknown> }} server
 * @returns {Promise<never>}
 */
async function failAtEnd({ ended }) {
  await ended
  throw new Failure('One of the two servers has exited')
}

/** @param {{ isFirst: boolean }} options */
async function startServers({ isFirst }) {
  const settings = readSettings()
  await checkPlaces(settings)
  const { foreignBackend } = settings
  const remarks = foreignBackend ? await step('settings', () => checkSettings(foreignBackend, settings.storefront)) : []
  if (isFirst) {
    await step('packages', installPackages)
    await step('codegen', generateCode)
    watchGraphql()
  }
  // The shop starts last, so that it stops first.
  const servers = [...(foreignBackend ? [] : [startBackend(settings)]), startStorefront(settings)]
  const running = await Promise.all(servers)
  console.log(`\n${addresses(settings)}\n`)
  for (const remark of remarks) console.error(`  ! ${remark}\n`)
  return running
}

/** @param {import('./settings.mjs').Settings} settings */
function startBackend(settings) {
  // Watches folders instead of the imports: SDL and SQL files are read, not imported. Generated code is only types.
  const watched = readdirSync(join(ROOT, 'backend/src')).filter((name) => name !== 'generated').map((name) => `--watch-path=backend/src/${name}`)
  const args = [...inspected(9230), '--watch', '--watch-preserve-output', ...watched, '--import', './scripts/unreported-imports.mjs', 'backend/src/main.ts']
  return startServer('backend', { args, cwd: ROOT, env: backendEnvironment(settings), url: `${backendUrl(settings)}/health`, stopGrace: settings.stopGrace, isBuffered: false })
}

/** @param {import('./settings.mjs').Settings} settings */
function startStorefront(settings) {
  const args = [...inspected(9229), 'server/main.ts', '--dev']
  return startServer('shop', { args, cwd: STOREFRONT, env: storefrontEnvironment(settings), url: shopUrl(settings), stopGrace: settings.stopGrace, isBuffered: false })
}

/** `npm run dev -- --inspect`: a debugger can attach to both servers. @param {number} port */
function inspected(port) {
  return process.argv.includes('--inspect') ? [`--inspect=${port}`] : []
}
