import { parseArgs } from 'node:util'

export const CHAOS_USAGE = `npm run chaos -- [options]
  --orders 1000       how many shoppers buy, one order each
  --shoppers 48       how many of them at once
  --storefronts 1     2: another one, which shares its pages with the first through Redis
  --minutes 30        after so many minutes no new shopper starts
  --seed 7            the faults and shoppers of an earlier run
  --calm              without faults`

export interface ChaosOptions {
  readonly orders: number
  readonly shoppers: number
  readonly storefronts: number
  readonly minutes: number
  readonly seed: number
  readonly isCalm: boolean
}

/** @throws for an invalid option */
export function readOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      orders: { type: 'string', default: '1000' },
      shoppers: { type: 'string', default: '48' },
      storefronts: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '30' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      calm: { type: 'boolean', default: false },
    },
  })
  const amount = (name: 'orders' | 'shoppers' | 'seed' | 'minutes' | 'storefronts', least: number, most = Infinity): number => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < least || value > most) throw new Error(`--${name} ${values[name]}: a whole number of at least ${least}${most === Infinity ? '' : ` and at most ${most}`} is required`)
    return value
  }
  return { orders: amount('orders', 1), shoppers: amount('shoppers', 1), storefronts: amount('storefronts', 1, 2), minutes: amount('minutes', 1), seed: amount('seed', 0), isCalm: values.calm }
}
