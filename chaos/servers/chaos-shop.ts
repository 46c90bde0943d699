import { join } from 'node:path'
import nextEnv from '@next/env'
import type { ShopPorts } from '../../e2e/ports.ts'
import { startBackend, startProcess, startStorefront } from '../../e2e/start-shop.ts'
import { type Link, openLink } from '../network/link.ts'
import type { RequestFault } from '../network/request-fault.ts'
import { checkPort } from '../../scripts/ports.mjs'
import type { Tally } from '../tally.ts'
import { type Machine, type MachineName, startMachine } from './machine.ts'

const ROOT = join(import.meta.dirname, '../..')

export const LINKS = ['shopper to storefront', 'storefront to backend', 'shopper to payment service', 'payment service to backend'] as const
export type LinkName = (typeof LINKS)[number]

export interface ChaosShop {
  readonly machines: Readonly<Record<MachineName, Machine>>
  readonly links: Readonly<Record<LinkName, Link>>
  /** The backend's own address, without a link in between. */
  readonly backendUrl: string
  readonly paymentPages: Readonly<Record<string, string>>
  readonly publicSettings: Readonly<Record<string, string | undefined>>
  /** Waits until the payment service has reported all decisions to the backend. @returns the number of unreported ones */
  readonly untilPaymentsAreReported: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** The built shop, its backend and a payment service as separate processes, with links between them that can fail. */
export async function startChaosShop(ports: ShopPorts, dataFolder: string, tally: Tally, requestFaultOf: (link: LinkName, operation: string) => RequestFault | undefined): Promise<ChaosShop> {
  const paymentPort = ports.backend + 500
  const link = (name: LinkName, port: number) => openLink({ port, requestFaultOf: (operation) => requestFaultOf(name, operation) })
  const links = {
    'shopper to storefront': await link('shopper to storefront', ports.shop),
    'storefront to backend': await link('storefront to backend', ports.backend),
    'shopper to payment service': await link('shopper to payment service', paymentPort),
    'payment service to backend': await link('payment service to backend', ports.backend),
  }
  const shopUrl = links['shopper to storefront'].url
  const paymentPage = `${links['shopper to payment service'].url}/pay`
  const paymentPages = { sandbox_blik: paymentPage, sandbox_card: paymentPage }
  const paymentUrl = `http://localhost:${paymentPort}`
  const journal = join(dataFolder, 'payments.jsonl')

  const startPayments = () =>
    startProcess([join(import.meta.dirname, 'payment-service.ts'), String(paymentPort), journal, links['payment service to backend'].url], ROOT, paymentUrl, {})
  const settings = {
    BACKEND_URL: links['storefront to backend'].url,
    SITE_URL: shopUrl,
    WITHDRAWAL_FOLDER: join(dataFolder, 'withdrawals'),
    PAYMENT_PAGES: Object.entries(paymentPages).map((pair) => pair.join('=')).join(','),
  }
  for (const port of [ports.backend, paymentPort, ports.shop]) await checkPort('E2E_PORT', port)
  const starting = {
    backend: startMachine('backend', () => startBackend(ports.backend, dataFolder, shopUrl), tally),
    'payment service': startMachine('payment service', startPayments, tally),
    storefront: startMachine('storefront', () => startStorefront(ports, settings), tally),
  }
  const started = await Promise.allSettled(Object.values(starting))
  const stop = async (): Promise<void> => {
    for (const each of Object.values(links)) each.close()
    await Promise.all(started.flatMap((each) => (each.status === 'fulfilled' ? [each.value.end()] : [])))
  }
  if (started.some(({ status }) => status === 'rejected')) await stop()
  const machines = { backend: await starting.backend, 'payment service': await starting['payment service'], storefront: await starting.storefront }
  return {
    machines,
    links,
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
