import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PreparedShop } from '../servers/prepare-shop.ts'
import type { Story } from '../shopper/story.ts'
import { findOrderFlaws } from './order-flaws.ts'
import { findStoryFlaws, type FlawKind, readOrders } from './story-flaws.ts'

export interface Flaw {
  readonly kind: FlawKind
  readonly text: string
  /** Of whom it is; none where it is the shop's. */
  readonly story: Story | undefined
}

export interface Books {
  readonly orders: number
  readonly flaws: readonly Flaw[]
}

/** The backend's database after everything, beside what each shopper was told. */
export function closeBooks(dataFolder: string, shop: PreparedShop, stories: readonly Story[], untoldPayments: number): Books {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'))
  try {
    const orderFlaws = findOrderFlaws(database, shop)
    const orders = readOrders(database)
    const byCart = new Map(stories.flatMap((story) => [...story.carts].map((cart) => [cart, story])))
    const ordersOf = Map.groupBy(orders, ({ cart }) => byCart.get(cart ?? ''))
    const nobodys = (ordersOf.get(undefined) ?? []).map(({ number, email }) => ({ kind: 'doubled' as const, text: `order ${number} of ${email} is nobody's`, story: undefined }))
    return {
      orders: orders.length,
      flaws: [
        ...stories.flatMap((story) => findStoryFlaws(story, ordersOf.get(story) ?? []).map((flaw) => ({ ...flaw, story }))),
        ...nobodys,
        ...(untoldPayments > 0 ? [{ kind: 'half' as const, text: `the backend took no word of ${untoldPayments} payments`, story: undefined }] : []),
        ...orderFlaws.map(({ text, cart }) => ({ kind: 'half' as const, text, story: byCart.get(cart ?? '') })),
      ],
    }
  } finally {
    database.close()
  }
}
