import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, PUBLIC_URL } from '../backend/src/ask.fixture.ts'
import { type Backend, createBackend } from '../backend/src/create-backend.ts'
import { RELEASES } from '../backend/src/magento/release.ts'
import { addProducts } from '../backend/src/modules/cart/products.fixture.ts'
import { DEFAULT_LIMITS } from '../backend/src/transport/limits.ts'
import type { Operation } from '../storefront/src/graphql/operation.ts'

const GENERATED = join(import.meta.dirname, '../storefront/src/graphql/generated')
const NO_OPERATIONS = ['allow-list.ts', 'types.ts']

/** Magento's default limits. The cost of an operation depends on its variables, which are not sent here (operation-cost.test.ts). */
const HARDENED = { introspection: false, limits: { ...DEFAULT_LIMITS, depth: 20, complexity: 300, cost: 0 } }

/** All operations with the release that each requires, from its file name. */
async function operations(): Promise<(readonly [name: string, since: string, query: string])[]> {
  const files = readdirSync(GENERATED).filter((file) => !NO_OPERATIONS.includes(file))
  const modules = await Promise.all(files.map(async (file) => {
    const exported = (await import(join(GENERATED, file))) as Record<string, Operation<unknown, unknown>>
    const since = /\.since-([\d.]+)\.ts$/.exec(file)?.[1] ?? RELEASES[0]
    return Object.values(exported).map(({ name, query }) => [name, since, query] as const)
  }))
  return modules.flat()
}

const all = await operations()

describe.each(RELEASES)('a hardened Magento %s', (release) => {
  let shop: Backend
  beforeAll(() => {
    shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, release, ...HARDENED })
    addProducts(shop.database)
  })
  afterAll(() => shop.close())

  // Schema errors have no path and come before the variables are validated.
  test.each(all.filter(([, since]) => since <= release))('accepts the operation %s, available since %s', async (_, __, query) => {
    const { errors = [] } = await ask(shop, query)
    expect(errors.filter(({ message, path }) => path === undefined && !message.startsWith('Variable "$'))).toEqual([])
  })

  test.each(all.filter(([, since]) => since > release))('lacks fields of the operation %s, available since %s', async (_, __, query) => {
    const { data, errors = [] } = await ask(shop, query)
    expect(data).toBeUndefined()
    expect(errors[0]?.message).toMatch(/^Cannot query field|^Unknown type|^Field "|^Internal server error$/)
  })
})
