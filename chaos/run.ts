import { join } from 'node:path'
import { portsAt } from '../e2e/ports.ts'
import { toolOptions } from '../scripts/tool-options.mjs'
import { createRequestFault, startFaults } from './faults.ts'
import { CHAOS_USAGE, readOptions } from './options.ts'
import { play } from './play.ts'
import { createRandom } from './random.ts'
import { report } from './report.ts'

const { orders, shoppers, storefronts, minutes, seed, isCalm } = toolOptions(readOptions, CHAOS_USAGE)
const network = createRandom(seed, 'network')
console.log(`Seed ${seed}${isCalm ? ', calm' : ''}`)
const outcome = await play({
  seed,
  orders,
  shoppers,
  minutes,
  ports: portsAt('chaos'),
  ...(storefronts === 2 && { secondShopPort: portsAt('chaos: second storefront').shop }),
  dataFolder: join(import.meta.dirname, '../var/chaos'),
  startFaults: isCalm ? () => async () => {} : (shop, tally, runProgress) => startFaults(shop, createRandom(seed, 'faults'), tally, runProgress),
  requestFaultOf: isCalm ? () => undefined : (_link, operation) => createRequestFault(network, operation),
  onProgress: console.log,
})
console.log(`\n${report(outcome, seed)}`)
if (outcome.audit.flaws.length > 0) process.exitCode = 1
