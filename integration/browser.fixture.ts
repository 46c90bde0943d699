import { vi } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import type { CartFragment } from '../storefront/src/graphql/generated/types.ts'
import { fakeDocument } from '../storefront/src/lib/fake-document.fixture.ts'
import { gateway } from '../storefront/src/graphql/gateway.ts'

const SHOP = 'https://localhost'
/** A phone's address changes; with one for all stories, the limits of attempts would end them. */
let visits = 0

export type Tab = Awaited<ReturnType<typeof openTab>>

/** A visitor's browser: the state that its tabs share. */
export interface Browser {
  readonly cookies: Map<string, string>
  readonly tabs: readonly Tab[]
}

/** Connects a page's code, the gateway and the backend in one process. */
export function connect(backend: Backend): void {
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('addEventListener', () => {})
  // Another release may know what the last one did not.
  vi.stubGlobal('unsupportedOperations', undefined)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== '/api/graphql') return backend.fetch(new Request(address, init))
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries({ origin: SHOP, host: 'localhost', cookie: init.credentials === 'omit' ? '' : document.cookie, 'x-forwarded-for': `10.${visits >> 16}.${(visits >> 8) & 255}.${visits & 255}` })) headers.set(name, value)
    const response = await gateway(new Request(SHOP + address, { ...init, headers }))
    // Delays the response, so that others overtake it.
    if ((init.body as string).includes('"AddProductsToCart"')) await turns(5)
    return response
  })
}

/** Waits for this number of turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate)
}

export async function openBrowser(tabCount: number): Promise<Browser> {
  const cookies = new Map<string, string>()
  const tabs: Tab[] = []
  for (let count = 0; count < tabCount; count += 1) tabs.push(await openTab())
  return { cookies, tabs }
}

/** Makes this the browser that runs code and sends requests. */
export function enter({ cookies }: Pick<Browser, 'cookies'>, lang?: string): void {
  visits += 1
  vi.stubGlobal('document', fakeDocument(cookies, lang))
}

/** A page with its own instance of the cart's code, so that pages share no memory. */
async function openTab() {
  vi.resetModules()
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const { applyCoupon, removeCoupon, removeItem, updateQuantity } = await import('../storefront/src/features/cart/cart-actions.ts')
  const { cartCount, forgetCartCount, onCartCount } = await import('../storefront/src/features/cart/cart-count.ts')
  const { readCartId } = await import('../storefront/src/features/cart/cart-id.ts')
  const { subscribeToCart } = await import('../storefront/src/features/cart/cart-events.ts')
  const { ensureCartId } = await import('../storefront/src/features/cart/create-cart.ts')
  const { getCart } = await import('../storefront/src/features/cart/get-cart.ts')
  const { hasSession } = await import('../storefront/src/features/session/session.ts')
  const { mergeCarts } = await import('../storefront/src/features/cart/merge-carts.ts')

  const tab = {
    /** This page's last value; another tab may have changed it since. */
    seen: undefined as CartFragment | undefined,
    addToCart, applyCoupon, removeCoupon, removeItem, updateQuantity, cartCount, forgetCartCount, mergeCarts,
    async refresh(): Promise<void> {
      const cartId = readCartId() ?? (hasSession() ? await ensureCartId() : undefined)
      tab.seen = cartId ? await getCart(cartId) : undefined
    },
  }
  subscribeToCart((_cartId, cart) => (tab.seen = cart))
  // The header subscribes, too.
  onCartCount(() => {})
  return tab
}
