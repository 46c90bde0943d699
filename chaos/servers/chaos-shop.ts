import { join } from 'node:path'
import nextEnv from '@next/env'
import type { ShopPorts } from '../../e2e/ports.ts'
import { startBackend, startProcess, startStorefront } from '../../e2e/start-shop.ts'
import { type Link, openLink } from '../network/link.ts'
import type { RequestFault } from '../network/request-fault.ts'
import { checkPort } from '../../scripts/ports.mjs'
import { type RedisServer, startRedis } from '../../storefront/server/cluster/redis.fixture.ts'
import type { Tally } from '../tally.ts'
import { type Machine, type MachineName, startMachine } from './machine.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The links of a shop with one storefront. */
export const LINKS = ['shopper to storefront', 'storefront to backend', 'shopper to payment service', 'payment service to backend'] as const
export type LinkName = (typeof LINKS)[number] | 'storefront to Redis' | 'second storefront to Redis'

export interface ChaosShop {
  readonly machines: ReadonlyMap<MachineName, Machine>
  readonly links: ReadonlyMap<LinkName, Link>
  /** The shop's address for shoppers. */
  readonly shopUrl: string
  /** The backend's own address, without a link in between. */
  readonly backendUrl: string
  readonly paymentPages: Readonly<Record<string, string>>
  readonly publicSettings: Readonly<Record<string, string | undefined>>
  /** Waits until the payment service has reported all decisions to the backend. @returns the number of unreported ones */
  readonly untilPaymentsAreReported: () => Promise<number>
  readonly stop: () => Promise<void>
}

export interface ChaosShopSettings {
  readonly ports: ShopPorts
  /** The port of a second storefront, which shares its pages with the first through Redis. */
  readonly secondShopPort?: number
  readonly dataFolder: string
  readonly tally: Tally
  readonly requestFaultOf: (link: LinkName, operation: string) => RequestFault | undefined
}

/** The built shop, its backend and a payment service as separate processes, with links between them that can fail. */
export async function startChaosShop({ ports, secondShopPort, dataFolder, tally, requestFaultOf }: ChaosShopSettings): Promise<ChaosShop> {
  const paymentPort = ports.backend + 500
  const shopPorts = secondShopPort === undefined ? [ports.shop] : [ports.shop, secondShopPort]
  for (const port of [ports.backend, paymentPort, ...shopPorts]) await checkPort('E2E_PORT', port)
  const redis = secondShopPort === undefined ? undefined : await startRedis()
  const links = new Map<LinkName, Link>()
  const open = async (name: LinkName, ...targets: number[]): Promise<Link> => {
    const link = await openLink({ ports: targets, requestFaultOf: (operation) => requestFaultOf(name, operation) })
    links.set(name, link)
    return link
  }
  const { url: shopUrl } = await open('shopper to storefront', ...shopPorts)
  const toBackend = await open('storefront to backend', ports.backend)
  const toPayments = await open('shopper to payment service', paymentPort)
  const fromPayments = await open('payment service to backend', ports.backend)

  const paymentPage = `${toPayments.url}/pay`
  const paymentPages = { sandbox_blik: paymentPage, sandbox_card: paymentPage }
  const paymentUrl = `http://localhost:${paymentPort}`
  const journal = join(dataFolder, 'payments.jsonl')
  const startPayments = () => startProcess([join(import.meta.dirname, 'payment-service.ts'), String(paymentPort), journal, fromPayments.url], ROOT, paymentUrl, {})

  async function startShop(name: MachineName, shop: number, toRedis: LinkName): Promise<Machine> {
    const settings = {
      BACKEND_URL: toBackend.url,
      SITE_URL: shopUrl,
      WITHDRAWAL_FOLDER: join(dataFolder, 'withdrawals', name),
      PAYMENT_PAGES: Object.entries(paymentPages).map((pair) => pair.join('=')).join(','),
      ...(redis && { REDIS_URL: redisUrl(await open(toRedis, redis.port)) }),
    }
    return startMachine(name, () => startStorefront({ ...ports, shop }, settings), tally)
  }
  const started = await Promise.allSettled([
    startMachine('backend', () => startBackend(ports.backend, dataFolder, shopUrl), tally),
    startMachine('payment service', startPayments, tally),
    startShop('storefront', ports.shop, 'storefront to Redis'),
    ...(secondShopPort === undefined ? [] : [startShop('second storefront', secondShopPort, 'second storefront to Redis')]),
  ])
  const machines = new Map(started.flatMap((each) => (each.status === 'fulfilled' ? [[each.value.name, each.value] as const] : [])))
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => (stopped ??= stopAll(links, machines, redis))
  const failed = started.find((each) => each.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return {
    machines,
    links,
    shopUrl,
    paymentPages,
    backendUrl: `http://localhost:${ports.backend}`,
    publicSettings: nextEnv.loadEnvConfig(join(ROOT, 'storefront')).combinedEnv,
    untilPaymentsAreReported: async () => {
      for (let attempts = 300; ; attempts -= 1) {
        const unreported = Number(await (await fetch(`${paymentUrl}/unreported`)).text())
        if (unreported === 0 || attempts === 0) return unreported
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    stop,
  }
}

const redisUrl = ({ url }: Link): string => url.replace('http:', 'redis:')

async function stopAll(links: ChaosShop['links'], machines: ChaosShop['machines'], redis: RedisServer | undefined): Promise<void> {
  for (const each of links.values()) each.close()
  await Promise.all([...machines.values()].map((each) => each.end()))
  await redis?.stop()
}
