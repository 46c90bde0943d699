import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { checkFolder } from './disk.mjs'
import { Failure } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { checkPort } from './ports.mjs'
import { sampleShopSettings } from './sample-shop.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

const DATA_MEGABYTES = 200
/** Shared by the sample shop and its services while they run. */
const SHARED_SECRET = randomUUID()

/**
 * Checks that the ports and folders of the two servers are available, before any slow work begins.
 * @param {Settings} settings
 */
export async function checkPlaces({ port, backendPort, mailPort, dataFolder, foreignBackend }) {
  checkFolder(ROOT, 1, 'change its permissions, or clone Kram into your own folder')
  await checkPort('PORT', port)
  if (foreignBackend) return
  if (port === backendPort) throw new Failure(`PORT and BACKEND_PORT are both ${port}: set one of them to another port`)
  await checkPort('BACKEND_PORT', backendPort)
  await checkPort('BACKEND_MAIL_PORT', mailPort)
  checkFolder(dataFolder, DATA_MEGABYTES, 'set BACKEND_DATA to a folder that you can write to, on a disk with room')
}

/** @param {Settings} settings */
export const shopUrl = ({ port }) => `http://localhost:${port}`

/** @param {Settings} settings */
export const backendUrl = ({ backendPort, foreignBackend }) => foreignBackend ?? `http://localhost:${backendPort}`

/**
 * A given setting, even an empty one, overrides the sample shop's.
 * @param {Settings} settings
 */
export function storefrontEnvironment(settings) {
  const url = backendUrl(settings)
  // With the sample shop's data, so that declarations for trying it out are not sent by another shop of this checkout.
  const sample = settings.foreignBackend
    ? {}
    : { ...sampleShopSettings(url, settings.mailPort), WITHDRAWAL_FOLDER: join(settings.dataFolder, 'withdrawals'), REVALIDATE_SECRET: SHARED_SECRET, STOCK_ALERT_SECRET: SHARED_SECRET }
  const unset = Object.entries(sample).filter(([name]) => settings.chosen[name] === undefined)
  return { ...Object.fromEntries(unset), PORT: String(settings.port), BACKEND_URL: url }
}

/** @param {Settings} settings */
export function backendEnvironment({ backendPort, mailPort, dataFolder, mailedUrl, chosen }) {
  return {
    BACKEND_PORT: String(backendPort),
    BACKEND_MAIL_PORT: String(mailPort),
    BACKEND_DATA: dataFolder,
    BACKEND_SHOP_URL: mailedUrl,
    BACKEND_REVALIDATE_SECRET: chosen.BACKEND_REVALIDATE_SECRET ?? chosen.REVALIDATE_SECRET ?? SHARED_SECRET,
    BACKEND_STOCK_ALERT_SECRET: chosen.BACKEND_STOCK_ALERT_SECRET ?? chosen.STOCK_ALERT_SECRET ?? SHARED_SECRET,
  }
}

/**
 * @param {Settings} settings
 * @returns {string}
 */
export function addresses(settings) {
  const shop = `  Shop     ${shopUrl(settings)}`
  if (settings.foreignBackend) return `${shop}\n  Backend  ${settings.foreignBackend} (BACKEND_URL; the embedded one is not started)`
  return `${shop}\n  Backend  ${backendUrl(settings)}/graphql (GraphiQL in a browser)\n  Desk     ${backendUrl(settings)}/desk (mails, stock, faults)`
}
