import type { DatabaseSync } from 'node:sqlite'
import type { Plugin } from 'graphql-yoga'
import { pageRefresher, type RefreshPages } from '../modules/stock-alert/refresh-pages.ts'
import { createBotCheck } from './bot-check/bot-check.ts'
import { serveBotCheck } from './bot-check/serve-bot-check.ts'
import { tokenVerifier, type VerifyToken } from './bot-check/verify-token.ts'
import { entryChanger } from './content/change-entry.ts'
import { contentWebhook } from './content/content-webhook.ts'
import { serveContentWrites } from './content/serve-content-writes.ts'
import { serveContent } from './content/serve-content.ts'
import { serveDesk } from './desk/serve-desk.ts'
import { serveMediaFiles } from './media-files/serve-media-files.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import { injectFaults } from './faults/inject-faults.ts'
import type { FaultList } from './faults/read-faults.ts'
import { serveStockAlerts } from './stock-alert/serve-stock-alerts.ts'
import { serveTagManager } from './tag-manager/serve-tag-manager.ts'

export interface ServiceOptions {
  readonly database: DatabaseSync
  readonly publicUrl: string
  readonly shopUrl: string
  /** With it the shop shows changed content immediately. */
  readonly revalidateSecret: string | undefined
  /** Authorizes the shop to store who waits for a product; without one, nobody can. */
  readonly stockAlertSecret: string | undefined
  readonly now: () => Date
  /** The initial faults. */
  readonly faults: FaultList | undefined
  /** An external bot-check service; the embedded one by default. */
  readonly botCheckUrl: string | undefined
  /** Whether the desk is enabled. */
  readonly desk: boolean
  /** Sends a request to this backend itself. */
  readonly sendHere: (request: Request) => Promise<Response>
}

export interface Services {
  readonly plugins: readonly Plugin[]
  readonly faults: Faults
  readonly verifyToken: VerifyToken
  readonly refreshPages: RefreshPages
}

/** The services around a shop, each with its real protocol under the backend's origin. */
export function createServices({ database, publicUrl, shopUrl, revalidateSecret, stockAlertSecret, now, faults: initial, botCheckUrl, desk, sendHere }: ServiceOptions): Services {
  const faults = createFaults(initial)
  const botCheck = createBotCheck(now)
  const refreshPages = pageRefresher(shopUrl, revalidateSecret)
  const entries = entryChanger(database, contentWebhook(shopUrl, revalidateSecret), now)
  return {
    plugins: [
      injectFaults(faults),
      serveBotCheck(botCheck),
      serveMediaFiles(database),
      serveTagManager(database, now),
      serveContent(database, now),
      serveStockAlerts(database, stockAlertSecret, now),
      ...(desk ? [serveContentWrites(entries), serveDesk({ database, faults, botCheck, entries, publicUrl, shopUrl, now, refreshPages })] : []),
    ],
    faults,
    refreshPages,
    verifyToken: botCheckUrl === undefined ? tokenVerifier(publicUrl, sendHere) : tokenVerifier(botCheckUrl, fetch),
  }
}
