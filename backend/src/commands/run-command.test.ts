import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, createBackend } from '../create-backend.ts'
import { answerOf, PUBLIC_URL } from '../ask.fixture.ts'
import { runCommand } from './run-command.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'commands-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const reports: string[] = []
  const errors: string[] = []
  const output = { report: (line: string) => void reports.push(line), reportError: (line: string) => void errors.push(line) }
  return { status: await runCommand(args, output, { BACKEND_DATA: folder }), reports, errors }
}

const open = (file = 'shop.db'): Backend => createBackend({ database: join(folder, file), publicUrl: PUBLIC_URL })

const COUNTS = '{ products(filter: {}) { total_count items { sku name } } }'

describe('the command line', () => {
  test.each([
    [['nonsense'], "There is no command 'nonsense'."],
    [['seed'], 'Specify either --products <number> or --shop outdoor-us.'],
    [['seed', '--products', '5', '--shop', 'outdoor-us'], 'Specify either --products <number> or --shop outdoor-us.'],
    [['seed', '--shop', 'luma'], "There is no shop 'luma': --shop must be outdoor-us."],
    [['seed', '--products', '1.5'], "--products must be a whole number from 1 to 10000000, not '1.5'."],
    [['seed', '--products', '0'], "--products must be a whole number from 1 to 10000000, not '0'."],
    [['seed', '--products', '5', 'more'], "Unexpected argument 'more'."],
    [['seed', '--product', '5'], "Unknown option '--product'"],
    [['backup', 'one', 'two'], "Unexpected argument 'two'."],
  ])('%j is refused with the usage', async (args, message) => {
    const { status, errors } = await run(...args)
    expect(status).toBe(2)
    expect(errors[0]).toContain(message)
    expect(errors[0]).toContain('Usage: npm run backend -- <command>')
  })

  test('prints its usage, with how to restore a backup', async () => {
    for (const args of [[], ['help']]) {
      const { status, reports } = await run(...args)
      expect(status).toBe(0)
      expect(reports[0]).toContain('To restore: stop the backend')
    }
  })

  test('reports an invalid setting in one line', async () => {
    const errors: string[] = []
    const output = { report: () => {}, reportError: (line: string) => void errors.push(line) }
    expect(await runCommand(['backup'], output, { BACKEND_PORT: 'x' })).toBe(1)
    expect(errors).toEqual(["BACKEND_PORT must be a port number, not 'x'"])
  })
})

describe('seed', () => {
  test('creates a shop with exactly the given number of products, in both languages, the same every time', async () => {
    const { status, reports } = await run('seed', '--products', '301')
    expect(status).toBe(0)
    expect(reports.at(-1)).toMatch(/^301 products in \d+ s: .*shop\.db$/)
    await run('seed', '--products', '301', '--database', join(folder, 'other.db'))
    const [one, other] = [open(), open('other.db')]
    const count = (shop: Backend, where: string) => shop.database.prepare(`SELECT count(*) AS n FROM product ${where}`).get()!.n
    expect(count(one, '')).toBe(301)
    expect(count(one, "WHERE type = 'configurable'")).toBeGreaterThan(30)
    expect(count(one, "WHERE type = 'simple' AND visibility = 4")).toBeGreaterThan(80)
    expect(await answerOf(one, COUNTS)).toEqual(await answerOf(other, COUNTS))
    const { products } = await answerOf(one, COUNTS, {}, 'pl')
    expect(products.items[0].name).not.toBe((await answerOf(one, COUNTS)).products.items[0].name)
    await Promise.all([one.close(), other.close()])
  })

  test('creates a shop with categories on four levels, filters, search and URLs', async () => {
    await run('seed', '--products', '600')
    const shop = open()
    expect(shop.database.prepare('SELECT max(level) AS level FROM category').get()!.level).toBe(5)
    const { products } = await answerOf(shop, '{ products(search: "jacket") { total_count aggregations { attribute_code } items { url_key } } }')
    expect(products.total_count).toBeGreaterThan(5)
    expect(products.aggregations.length).toBeGreaterThan(5)
    const { route } = await answerOf(shop, `{ route(url: "${products.items[0].url_key}") { type } }`)
    expect(route).toEqual({ type: 'PRODUCT' })
    await shop.close()
  })

  test('creates the second sample shop, which the backend then serves', async () => {
    const { status, reports } = await run('seed', '--shop', 'outdoor-us')
    expect(status).toBe(0)
    expect(reports.at(-1)).toMatch(/^The shop outdoor-us in \d+ s: .*shop\.db$/)
    const shop = open()
    const { storeConfig, route } = await answerOf(shop, '{ storeConfig { store_code locale } route(url: "ridgeline-tee.html") { type } }')
    expect({ storeConfig, route }).toEqual({ storeConfig: { store_code: 'default', locale: 'en_US' }, route: { type: 'PRODUCT' } })
    await shop.close()
  })

  test('refuses an existing file and an invalid folder', async () => {
    writeFileSync(join(folder, 'shop.db'), 'precious')
    expect(await run('seed', '--products', '5')).toMatchObject({ status: 1, errors: [`${join(folder, 'shop.db')} already exists: delete it or name another file`] })
    const below = join(folder, 'shop.db', 'shop.db')
    expect(await run('seed', '--products', '5', '--database', below)).toMatchObject({ status: 1, errors: [expect.stringContaining('cannot be written')] })
  })
})

describe('backup', () => {
  test('is a complete database that can replace the original', async () => {
    await run('seed', '--products', '20')
    const before = open()
    const expected = await answerOf(before, COUNTS)
    const { status, reports } = await run('backup', join(folder, 'copies', 'copy.db'))
    expect({ status, reports }).toEqual({ status: 0, reports: [join(folder, 'copies', 'copy.db')] })
    await before.close()
    for (const file of ['shop.db', 'shop.db-wal', 'shop.db-shm']) rmSync(join(folder, file), { force: true })
    renameSync(join(folder, 'copies', 'copy.db'), join(folder, 'shop.db'))
    const after = open()
    expect(await answerOf(after, COUNTS)).toEqual(expected)
    await after.close()
  })

  test('names the copy after the time and leaves no unfinished file', async () => {
    await run('seed', '--products', '20')
    const { reports } = await run('backup')
    expect(reports[0]).toMatch(/backup\/shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/)
    expect(existsSync(reports[0]!)).toBe(true)
    expect(existsSync(`${reports[0]}.unfinished`)).toBe(false)
  })

  test('needs a database and refuses an existing file', async () => {
    expect((await run('backup')).errors[0]).toBe(`There is no database at ${join(folder, 'shop.db')}: set BACKEND_DATA to its folder`)
    await run('seed', '--products', '20')
    expect((await run('backup', join(folder, 'shop.db'))).errors[0]).toContain('already exists')
  })
})
