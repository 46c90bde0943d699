import { beforeEach, vi } from 'vitest'
import { ask } from '../backend/src/ask.fixture.ts'
import type { Backend } from '../backend/src/create-backend.ts'
import type { TestShop } from '../backend/src/modules/cart/cart.fixture.ts'
import type { Release } from '../backend/src/magento/release.ts'
import { bearer } from '../backend/src/modules/customer/customer.fixture.ts'
import type { Translated } from '../backend/src/refusals/phrases.ts'
import { fakeStorage } from '../storefront/src/lib/fake-storage.fixture.ts'
import type * as BrowserFixture from './browser.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

export interface ShopVariant {
  readonly release: Release
  readonly translated: Translated
}

/** English messages, the mixture of Magento's language pack, and unknown messages; each for the releases that answer differently. */
export const SHOP_VARIANTS: readonly ShopVariant[] = (['none', 'pack', 'all'] as const).flatMap((translated) =>
  (['2.4.6', '2.4.7', '2.4.9'] as const).map((release) => ({ release, translated })),
)

export interface Visit {
  readonly shop: TestShop
  readonly cookies: Map<string, string>
  /** Runs `act` before the shop receives such an operation. */
  readonly before: (operationName: string, act: () => void) => void
  /** Replaces the response of such an operation. */
  readonly after: (operationName: string, change: (answer: Response) => Response) => void
}

/** One visitor of the Polish store view, whose browser runs the storefront's own code. */
export function visitPolishShop(): (variant: ShopVariant) => Visit {
  const open = openFreshShops()
  let browser: typeof BrowserFixture
  beforeEach(async () => {
    // A new gateway, so that its throttles are empty.
    browser = await import('./browser.fixture.ts')
  })
  return (variant) => {
    const shop = testShop(open(variant))
    const cookies = new Map<string, string>()
    browser.connect(shop.backend)
    browser.enter({ cookies }, 'pl')
    vi.stubGlobal('sessionStorage', fakeStorage())
    return { shop, cookies, before, after }
  }
}

function testShop(backend: Backend): TestShop {
  return {
    backend,
    ask: (query, variables, store = 'pl', customer) => ask(backend, query, variables, { store, ...(customer && bearer(customer)) }),
    close: () => backend.close(),
  }
}

const before = (operationName: string, act: () => void): void =>
  around(operationName, (send) => {
    act()
    return send()
  })

const after = (operationName: string, change: (answer: Response) => Response): void =>
  around(operationName, async (send) => change(await send()))

function around(operationName: string, handle: (send: () => Promise<Response>) => Promise<Response>): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const isMatch = address === '/api/graphql' && (init.body as string).includes(`"operationName":"${operationName}"`)
    return isMatch ? handle(() => fetch(address, init)) : fetch(address, init)
  })
}
