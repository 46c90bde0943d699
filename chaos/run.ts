import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { portsAt } from '../e2e/ports.ts'
import { play } from './play.ts'
import { createRandom } from './random.ts'
import { report } from './report.ts'
import { createRequestFault, startFaults } from './faults.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    shoppers: { type: 'string', default: '48' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '30' },
    storefronts: { type: 'string', default: '1' },
    calm: { type: 'boolean', default: false },
  },
})

function amount(name: 'orders' | 'shoppers' | 'seed' | 'minutes' | 'storefronts', least: number, most = Infinity): number {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < least || value > most) throw new Error(`--${name} ${values[name]}: a whole number of at least ${least}${most === Infinity ? '' : ` and at most ${most}`} is required`)
  return value
}

const seed = amount('seed', 0)
const network = createRandom(seed, 'network')
console.log(`Seed ${seed}${values.calm ? ', calm' : ''}`)
const outcome = await play({
  seed,
  orders: amount('orders', 1),
  shoppers: amount('shoppers', 1),
  minutes: amount('minutes', 1),
  ports: portsAt('chaos'),
  ...(amount('storefronts', 1, 2) === 2 && { secondShopPort: portsAt('chaos: second storefront').shop }),
  dataFolder: join(import.meta.dirname, '../var/chaos'),
  startFaults: values.calm ? () => async () => {} : (shop, tally, runProgress) => startFaults(shop, createRandom(seed, 'faults'), tally, runProgress),
  requestFaultOf: values.calm ? () => undefined : (_link, operation) => createRequestFault(network, operation),
  onProgress: console.log,
})
console.log(`\n${report(outcome, seed)}`)
if (outcome.audit.flaws.length > 0) process.exitCode = 1
