import { createLoad } from '../database/load.ts'
import { openDatabase } from '../database/open.ts'
import type { Context } from '../graphql/context.ts'
import { placeOrder } from '../modules/checkout/place-order.ts'
import { defaultStore } from '../modules/store/store.repository.ts'
import { ENGLISH } from '../refusals/phrases.ts'
import { required } from '../lib/required.ts'
import { DEFAULT_PASSWORD_COST } from '../modules/customer/password-hash.ts'

/**
 * Places one cart after the other and reports each as soon as it is stored, until it is killed. It starts in a fraction of the
 * backend's time, so that a test can restart it many times.
 */
function placeAll(file: string, carts: readonly string[]): void {
  const database = openDatabase(file)
  const store = required(defaultStore(database), 'default store')
  const load = createLoad({ database, store, customer: undefined })
  const urls = { publicUrl: 'http://shop.test', shopUrl: 'http://shop.test' }
  const client = { address: undefined, header: () => null }
  const verifyToken = () => Promise.resolve({ success: true })
  const request = { customer: undefined, client, verifyToken, phrases: ENGLISH, now: new Date(), release: undefined, passwordCost: DEFAULT_PASSWORD_COST }
  const context: Context = { database, store, load, ...urls, ...request }
  process.stdout.write('ready\n')
  for (const cart of carts) process.stdout.write(`${cart} ${answerFor(context, cart)}\n`)
}

function answerFor(context: Context, cart: string): string {
  try {
    return placeOrder(context, cart).number
  } catch (error) {
    return (error as Error).message
  }
}

placeAll(required(process.argv[2], 'database file'), process.argv.slice(3))
