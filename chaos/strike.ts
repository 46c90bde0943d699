import { setTimeout } from 'node:timers/promises'
import type { ChaosShop, LinkName } from './servers/chaos-shop.ts'
import type { MachineName } from './servers/machine.ts'
import type { Tally } from './tally.ts'

/** One fault that is injected into the shop. */
export type Blow =
  | { readonly kind: 'killed' | 'restarted'; readonly whom: MachineName }
  | { readonly kind: 'paused'; readonly whom: MachineName; readonly milliseconds: number }
  | { readonly kind: 'slowed'; readonly whom: LinkName; readonly milliseconds: number }
  /** Lossy: what was sent meanwhile never arrives once its sender has given up. */
  | { readonly kind: 'parted'; readonly whom: LinkName; readonly milliseconds: number; readonly isLossy: boolean }
  | { readonly kind: 'cut'; readonly whom: LinkName }

const SLOW_MS = 400

/** Resolves when the shop has recovered. */
export async function strike({ machines, links }: ChaosShop, blow: Blow, tally: Tally): Promise<void> {
  const detail = 'milliseconds' in blow ? ` for ${blow.milliseconds} ms${blow.kind === 'parted' && blow.isLossy ? ', lossy' : ''}` : ''
  tally.note(blow.kind, blow.whom, detail)
  switch (blow.kind) {
    case 'killed':
      return machines[blow.whom].kill()
    case 'restarted':
      return machines[blow.whom].restart()
    case 'paused':
      return machines[blow.whom].pause(blow.milliseconds)
    case 'cut':
      return links[blow.whom].cut()
    case 'parted':
      links[blow.whom].part(blow.isLossy)
      await setTimeout(blow.milliseconds)
      return links[blow.whom].heal()
    case 'slowed':
      links[blow.whom].slow(SLOW_MS)
      await setTimeout(blow.milliseconds)
      links[blow.whom].slow(0)
  }
}
