import { buildStorefront } from './build.mjs'
import { command } from './command.mjs'
import { checkSettings } from './doctor/check-settings.mjs'
import { Failure } from './failure.mjs'
import { installPackages } from './packages.mjs'
import { ROOT, STOREFRONT } from './paths.mjs'
import { addresses, backendEnvironment, backendUrl, checkPlaces, shopUrl, storefrontEnvironment } from './places.mjs'
import { run, toolEnvironment } from './run.mjs'
import { startServer } from './server.mjs'
import { readSettings } from './settings.mjs'
import { sinceThen, step } from './steps.mjs'
import { waitForPictures } from './wait-for-pictures.mjs'

await command(shop, { statusWhenStopped: 0 })

/** `npm run shop`: starts a shop from a fresh clone, or from the state of the last start. */
async function shop() {
  const started = performance.now()
  const settings = readSettings()
  await checkPlaces(settings)
  const { foreignBackend } = settings
  const remarks = foreignBackend ? await step('settings', () => checkSettings(foreignBackend, settings.storefront)) : []
  await step('packages', installPackages)
  await checkStorefront(settings)
  // It draws its pictures while the shop is built.
  const backend = foreignBackend ? undefined : await step('sample shop', () => startBackend(settings))
  await step('build', (remark) => buildStorefront(settings.storefront, remark))
  if (backend) await step('pictures', (remark) => waitForPictures(backendUrl(settings), remark))
  const storefront = await step('shop', () => startStorefront(settings))
  console.log(`\nReady in ${sinceThen(started)}\n\n${addresses(settings)}\n\nCtrl-C stops it.`)
  for (const remark of remarks) console.error(`\n  ! ${remark}`)
  for (const server of [backend, storefront]) server?.showOutput()

  const name = await Promise.race([storefront.ended.then(() => 'shop'), ...(backend ? [backend.ended.then(() => 'backend')] : [])])
  throw new Failure(`The ${name} has exited`)
}

/**
 * Before the build, which takes a minute.
 * @param {import('./settings.mjs').Settings} settings
 */
async function checkStorefront(settings) {
  try {
    await run('node', ['server/check-start.ts'], { cwd: STOREFRONT, env: toolEnvironment(storefrontEnvironment(settings)) })
  } catch (error) {
    throw error instanceof Failure && error.output ? new Failure(error.output.trim()) : error
  }
}

/** @param {import('./settings.mjs').Settings} settings */
function startBackend(settings) {
  return startServer('backend', {
    args: ['backend/src/main.ts'],
    cwd: ROOT,
    env: backendEnvironment(settings),
    url: `${backendUrl(settings)}/health`,
    stopGrace: settings.stopGrace,
  })
}

/** @param {import('./settings.mjs').Settings} settings */
function startStorefront(settings) {
  return startServer('shop', {
    args: ['server/main.ts'],
    cwd: STOREFRONT,
    env: storefrontEnvironment(settings),
    // Until its home pages are in memory, it answers that it is starting.
    url: `${shopUrl(settings)}/health/ready`,
    isReady: ({ ok }) => ok,
    stopGrace: settings.stopGrace,
  })
}
