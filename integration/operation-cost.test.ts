import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getOperationAST, parse, type TypeNode } from 'graphql'
import { expect, test } from 'vitest'
import { shopSchema } from '../backend/src/schema.ts'
import { operationCost } from '../backend/src/transport/cost/operation-cost.ts'
import { repeatedFields } from '../backend/src/transport/cost/repeated-fields.ts'
import { DEFAULT_LIMITS } from '../backend/src/transport/limits.ts'
import type { Operation } from '../storefront/src/graphql/operation.ts'

/** The limit is at least this many times the storefront's most expensive operation. */
const ROOM = 3

const GENERATED = join(import.meta.dirname, '../storefront/src/graphql/generated')

/** The largest page sizes of the storefront; others are at most 50. */
const PAGE_SIZES: Readonly<Record<string, number>> = {
  CategoryPage: 12,
  CategoryPageWithAttributes: 12,
  Listing: 96,
  ListingWithAttributes: 96,
  'Listing of one page': 12,
  'ListingWithAttributes of one page': 12,
  MoreProducts: 12,
  MoreProductsWithAttributes: 12,
  MyOrders: 10,
  ProductNames: 300,
  SitemapProducts: 250,
  WishlistPage: 12,
  WishlistPageWithAttributes: 12,
}
const USUAL_PAGE = 50
const MAX_LIST = 20

const modules = await Promise.all(readdirSync(GENERATED).map((file) => import(join(GENERATED, file)) as Promise<Readonly<Record<string, unknown>>>))
const OPERATIONS = modules.flatMap((module) => Object.values(module)).filter(isOperation)

function isOperation(value: unknown): value is Operation<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'query' in value && 'name' in value
}

/** A maximal value for each variable of the operation. */
function variablesOf({ name, query }: Operation<unknown, unknown>): Record<string, unknown> {
  const { variableDefinitions = [] } = getOperationAST(parse(query))!
  const values = Object.fromEntries(variableDefinitions.map(({ variable: { name: { value } }, type }) => [value, example(type, PAGE_SIZES[name])]))
  // Several pages of a listing are read without variants (get-listing.ts).
  return 'withVariants' in values ? { ...values, withVariants: Number(values.pageSize) <= 12 } : values
}

function example(type: TypeNode, pageSize = USUAL_PAGE): unknown {
  if (type.kind === 'NonNullType') return example(type.type, pageSize)
  if (type.kind === 'ListType') return Array.from({ length: MAX_LIST }, () => example(type.type))
  if (type.name.value === 'Int') return pageSize
  return type.name.value.endsWith('Input') ? {} : 'x'
}

function measured(operation: Operation<unknown, unknown>) {
  const document = parse(operation.query)
  return { ...operationCost(shopSchema(), document, getOperationAST(document)!, variablesOf(operation)), ...repeatedFields(document) }
}

/** A page of a listing may have the variants of its products, and costs less than several pages. */
const ONE_PAGE = OPERATIONS.filter(({ name }) => name.startsWith('Listing')).map((operation) => ({ ...operation, name: `${operation.name} of one page` }))

const MEASURED = [...OPERATIONS, ...ONE_PAGE].map((operation) => ({ name: operation.name, ...measured(operation) })).toSorted((one, other) => other.cost - one.cost)

test('the backend’s limits leave room above the storefront’s most expensive operations', () => {
  expect(OPERATIONS.length).toBeGreaterThan(120)
  const expensive = MEASURED.slice(0, 3).map(({ name, cost }) => ({ name, cost }))
  expect(expensive[0]!.cost * ROOM, `${JSON.stringify(expensive)} of ${DEFAULT_LIMITS.cost}`).toBeLessThanOrEqual(DEFAULT_LIMITS.cost)
})

const LIMITS = { aliases: DEFAULT_LIMITS.aliases / 2, passwords: 1, carts: 1, pairs: 10_000, pageSize: 300 }

test.each(Object.entries(LIMITS))('no operation has more than the limit of %s: %i', (kind, limit) => {
  const excesses = MEASURED.filter((operation) => operation[kind as keyof typeof LIMITS] > limit)
  expect(excesses).toEqual([])
})
