import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type FragmentDefinitionNode, parse, type SelectionSetNode } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import { as } from '../backend/src/modules/cart/cart.fixture.ts'
import { step } from '../backend/src/modules/checkout/checkout.fixture.ts'
import { addCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { cartToPlace } from '../backend/src/modules/order/order.fixture.ts'
import type { Release } from '../backend/src/magento/release.ts'
import { changeSetting } from '../backend/src/modules/store/settings.ts'
import type { LoadedOrder } from '../storefront/src/features/orders/load-order.ts'
import type { Operation } from '../storefront/src/graphql/operation.ts'
import { settings } from './components/order-settings.fixture.ts'
import { render } from './components/rendered.fixture.ts'
import { shopOf } from './customer-data.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

async function orderIn(backend: Backend): Promise<{ number: string; token: string }> {
  changeSetting(backend.database, 'sales/gift_options/allow_items', true)
  const customer = addCustomer(backend.database)
  const own = as(customer, shopOf(backend))
  const { data } = await step(own, 'placeOrder', await cartToPlace(shopOf(backend), { customer }), {}, 'order { order_number }')
  return { number: data.placeOrder.order.order_number, token: customer.token }
}

/** A customer's browser on a Magento that fails at each line, and each order, without a gift message. */
async function customerOn(release: Release): Promise<string> {
  const backend = open({ release })
  changeSetting(backend.database, 'sales/cancellation/enabled', true)
  const { number, token } = await orderIn(backend)
  const { connect, enter } = await import('./browser.fixture.ts')
  connect(backend)
  const sendToShop = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { errors = [], data } = (await (await sendToShop(address, init)).json()) as Answer
    const hasMessages = data?.customer?.orders?.items[0]?.gift_message === null
    if (hasMessages && !errors.some(({ path = [] }) => path.join('.') === OF_LINE)) throw new Error('The backend did not fail at the line without a gift message')
    return Response.json({ data, errors: hasMessages ? [...errors, failureAt([...ORDER, 'gift_message'])] : errors })
  })
  enter({ cookies: new Map([['magento_customerToken', token], ['magento_customerSession', '1']]) }, 'en')
  return number
}

const ORDER = ['customer', 'orders', 'items', 0]
const OF_LINE = [...ORDER, 'items', 0, 'gift_message'].join('.')
const failureAt = (path: readonly (string | number)[]) => ({ message: "Can't load message", path, extensions: { category: 'graphql-input' } })

interface Cancelling {
  readonly cancellationReasons: (loaded: LoadedOrder) => readonly string[]
  readonly cancelOrder: (loaded: LoadedOrder, reason: string) => Promise<string | undefined>
}

interface Answer {
  readonly data?: { readonly customer?: { readonly orders?: { readonly items: readonly { readonly gift_message?: null }[] } } }
  readonly errors?: readonly { readonly path?: readonly (string | number)[] }[]
}

describe.each(['2.4.6', '2.4.7', '2.4.8'] as const)('on Magento %s, which fails at what has no gift message', (release) => {
  test('[ACC-05] a customer’s order can be opened, printed and downloaded', async () => {
    const number = await customerOn(release)
    const { loadOrder } = await import('../storefront/src/features/orders/load-order.ts')
    const loaded = await loadOrder(number)
    expect(loaded?.order).toMatchObject({ number, items: [{ product_sku: 'tee', gift_message: null }] })
    // Printing prints this view.
    const printed = await render('orders/order-view.tsx', 'OrderView', { loaded, settings }, 'en')
    for (const part of ['Rusinowa Merino Tee', 'Wierch', '219.00']) expect(printed).toContain(part)
    const { gatherMyData } = await import('../storefront/src/features/account/gather-my-data.ts')
    const { getSession, onSession } = await import('../storefront/src/features/session/session.ts')
    const leave = onSession(() => {})
    await vi.waitFor(() => expect(getSession().status).toBe('customer'))
    expect(await gatherMyData(['account'], () => {})).toMatchObject({ orders: [{ number, items: [{ product_sku: 'tee' }] }] })
    leave()
  })

  test('[ACC-06] it can be ordered again', async () => {
    const number = await customerOn(release)
    const { reorder } = await import('../storefront/src/features/orders/reorder.ts')
    expect(await reorder(number)).toEqual({ added: 1, unadded: [], isOff: false })
  })

  test('it can be cancelled, where the release cancels orders', async () => {
    const number = await customerOn(release)
    const { loadOrder } = await import('../storefront/src/features/orders/load-order.ts')
    // The compiler does not follow this path: it checks components, which this file imports, with settings of their own.
    const path = '../storefront/src/features/orders/cancel-order.ts'
    const { cancellationReasons, cancelOrder } = (await import(path)) as Cancelling
    const [reason] = cancellationReasons((await loadOrder(number))!)
    expect(reason === undefined).toBe(release === '2.4.6')
    if (reason === undefined) return
    expect(await cancelOrder((await loadOrder(number))!, reason)).toBeUndefined()
    expect((await loadOrder(number))?.order.status).toBe('Canceled')
  })
})

test('an order that Magento fails at as a whole is no unknown order', async () => {
  const number = await customerOn('2.4.7')
  const errors = [{ message: 'Internal server error', path: [...ORDER, 'invoices'] }]
  vi.stubGlobal('fetch', async () => Response.json({ errors, data: { customer: { orders: { items: [null] } } } }))
  const { loadOrder } = await import('../storefront/src/features/orders/load-order.ts')
  await expect(loadOrder(number)).rejects.toThrow('Order: the answer lacks the order')
})

const GENERATED = join(import.meta.dirname, '../storefront/src/graphql/generated')
const OPERATIONS = (await Promise.all(readdirSync(GENERATED).map((file) => import(join(GENERATED, file)) as Promise<Readonly<Record<string, unknown>>>)))
  .flatMap((module) => Object.values(module))
  .filter((value): value is Operation<object, unknown> => typeof value === 'object' && value !== null && 'query' in value && 'name' in value)

/** The paths of the gift messages that an operation requests. */
function giftMessagesOf({ query }: Operation<object, unknown>): string[][] {
  const { definitions } = parse(query)
  const fragments = new Map(definitions.flatMap((part) => (part.kind === 'FragmentDefinition' ? [[part.name.value, part] as const] : [])))
  const pathsIn = ({ selections }: SelectionSetNode): string[][] =>
    selections.flatMap((selection) => {
      if (selection.kind === 'InlineFragment') return pathsIn(selection.selectionSet)
      if (selection.kind === 'FragmentSpread') return pathsIn((fragments.get(selection.name.value) as FragmentDefinitionNode).selectionSet)
      const name = (selection.alias ?? selection.name).value
      if (name === 'gift_message') return [[name]]
      return selection.selectionSet ? pathsIn(selection.selectionSet).map((path) => [name, ...path]) : []
    })
  const paths = definitions.flatMap((part) => (part.kind === 'OperationDefinition' ? pathsIn(part.selectionSet) : []))
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()]
}

const REQUESTS = OPERATIONS.flatMap((operation) => giftMessagesOf(operation).map((path) => [operation.name, path.join('.'), operation] as const))

test.each(REQUESTS)('the answer to %s is usable if Magento fails at %s', async (name, path, { query }) => {
  const data = path.split('.').toReversed().reduce<unknown>((inner, step) => ({ [step]: inner }), null)
  const { readAnswer } = await import('../storefront/src/graphql/read-answer.ts')
  expect(await readAnswer(name, Response.json({ data, errors: [failureAt(path.split('.'))] }), { isMutation: query.startsWith('mutation') })).toEqual(data)
})

test('orders, carts and the checkout request gift messages', () => {
  expect(REQUESTS.map(([name]) => name)).toEqual(expect.arrayContaining(['Order', 'GuestOrder', 'Cart', 'ReorderItems', 'Checkout']))
})
