import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Kind } from '../../services/media/drawings/core/draw-options.ts'
import { hash } from '../plan/hash.ts'
import { isGoods, type ProductPlan, typeOf } from '../plan/product-plan.ts'

/** For each kind of product, the kinds that go with it, best match first. */
const RELATED_KINDS: Readonly<Record<Kind, readonly Kind[]>> = {
  'shell-jacket': ['fleece', 'hiking-pants', 'long-sleeve', 'puffer-jacket'],
  'puffer-jacket': ['fleece', 'hiking-pants', 'beanie', 'shell-jacket'],
  vest: ['long-sleeve', 'fleece', 'hiking-pants', 'cap'],
  fleece: ['shell-jacket', 'long-sleeve', 'hiking-pants', 'vest'],
  hoodie: ['joggers', 'tee', 'cap', 'socks'],
  'zip-hoodie': ['joggers', 'leggings', 'tee', 'shorts'],
  sweatshirt: ['joggers', 'tee', 'beanie', 'tote'],
  tee: ['shorts', 'hiking-pants', 'cap', 'zip-hoodie'],
  'long-sleeve': ['fleece', 'leggings', 'beanie', 'socks'],
  tank: ['shorts', 'leggings', 'zip-hoodie', 'bottle'],
  'sports-bra': ['leggings', 'tank', 'shorts', 'yoga-mat'],
  leggings: ['sports-bra', 'tee', 'long-sleeve', 'socks'],
  joggers: ['hoodie', 'sweatshirt', 'tee', 'socks'],
  'hiking-pants': ['shell-jacket', 'tee', 'socks', 'backpack'],
  shorts: ['tee', 'tank', 'socks', 'cap'],
  skirt: ['tee', 'tank', 'socks', 'cap'],
  socks: ['hiking-pants', 'shorts', 'beanie', 'leggings'],
  beanie: ['fleece', 'puffer-jacket', 'socks', 'vest'],
  cap: ['tee', 'shorts', 'backpack', 'bottle'],
  backpack: ['bottle', 'shell-jacket', 'socks', 'cap'],
  duffel: ['tote', 'hoodie', 'bottle', 'joggers'],
  tote: ['bottle', 'sweatshirt', 'yoga-mat', 'cap'],
  'yoga-mat': ['foam-roller', 'leggings', 'resistance-band', 'tote'],
  bottle: ['backpack', 'duffel', 'tote', 'cap'],
  dumbbell: ['kettlebell', 'yoga-mat', 'resistance-band', 'tank'],
  kettlebell: ['yoga-mat', 'dumbbell', 'resistance-band', 'foam-roller'],
  'resistance-band': ['yoga-mat', 'foam-roller', 'dumbbell', 'leggings'],
  'foam-roller': ['gym-ball', 'yoga-mat', 'resistance-band', 'leggings'],
  'gym-ball': ['yoga-mat', 'foam-roller', 'resistance-band', 'dumbbell'],
  watch: ['cap', 'shorts', 'tee', 'bottle'],
}

/** Small products, suitable as cross-sells of any cart; first those that go with the product, such as socks with trousers. */
const SMALL_KINDS: ReadonlySet<Kind> = new Set<Kind>(['socks', 'beanie', 'cap', 'bottle', 'resistance-band'])
const MAX_SMALL_PRICE = 120

interface ProductLinks {
  readonly related: readonly ProductPlan[]
  readonly upsell: readonly ProductPlan[]
  readonly crosssell: readonly ProductPlan[]
}

/** A product's related products, up-sells and cross-sells. */
function linksOf(plan: ProductPlan, all: readonly ProductPlan[]): ProductLinks {
  const others = all.filter((other) => other !== plan && !other.isSoldOut && suits(plan, other))
  const near = bySimilarity(plan, others)
  const related = isFile(plan) ? near.filter(isFile).slice(0, 4) : companions(plan, near.filter(isGoods))
  const better = near.filter((other) => other.kind === plan.kind && typeOf(other) === typeOf(plan) && other.price > plan.price)
  const small = near.filter((other) => isGoods(other) && SMALL_KINDS.has(other.kind) && other.kind !== plan.kind && other.price <= MAX_SMALL_PRICE)
  return {
    related,
    upsell: better.toSorted((one, other) => one.price - other.price).slice(0, 3),
    crosssell: onePerKind([...small.filter((other) => related.includes(other)), ...small]).slice(0, 3),
  }
}

const isFile = ({ downloads, isVirtual }: ProductPlan): boolean => downloads !== undefined || isVirtual === true

/** The most similar product of each related kind. */
const companions = (plan: ProductPlan, near: readonly ProductPlan[]): ProductPlan[] =>
  RELATED_KINDS[plan.kind].flatMap((kind) => near.find((other) => other.kind === kind) ?? [])

function suits({ traits: { gender: mine } }: ProductPlan, { traits: { gender: theirs } }: ProductPlan): boolean {
  return !mine || !theirs || mine.includes('unisex') || theirs.includes('unisex') || mine.some((who) => theirs.includes(who))
}

/** Products of equal similarity are in a pseudo-random order that depends on the product. */
const bySimilarity = (plan: ProductPlan, others: readonly ProductPlan[]): ProductPlan[] =>
  others
    .map((other) => ({ other, rank: similarity(plan, other) + hash(plan.code + other.code) / 2 ** 32 }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ other }) => other)

/** Shared activities and weather. */
const similarity = (plan: ProductPlan, other: ProductPlan): number => shared('activity', plan, other) * 2 + shared('climate', plan, other)

const shared = (attribute: string, { traits: mine }: ProductPlan, { traits: theirs }: ProductPlan): number =>
  mine[attribute]?.filter((value) => theirs[attribute]?.includes(value)).length ?? 0

const onePerKind = (plans: readonly ProductPlan[]): ProductPlan[] =>
  plans.filter((plan, index) => plans.findIndex(({ kind }) => kind === plan.kind) === index)

export function seedLinks(database: DatabaseSync, plans: readonly ProductPlan[]): void {
  const insert = statement(
    database,
    `INSERT INTO product_link (product_id, kind, linked_id, position)
     SELECT p.id, ?, linked.id, ? FROM product p, product linked WHERE p.sku = ? AND linked.sku = ?`,
  )
  for (const plan of plans) {
    for (const [kind, linked] of Object.entries(linksOf(plan, plans)) as [string, readonly ProductPlan[]][]) {
      linked.forEach((other, position) => insert.run(kind, position, `HAL-${plan.code}`, `HAL-${other.code}`))
    }
  }
}
