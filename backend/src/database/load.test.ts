import { expect, test } from 'vitest'
import { createLoad, loadAll, type ReadScope } from './load.ts'
import { openDatabase } from './open.ts'

const scope: ReadScope = { database: openDatabase(':memory:'), store: { id: 1, locale: 'en_GB' }, customer: undefined }

function countedRead() {
  const reads: (readonly number[])[] = []
  const read = ({ store }: ReadScope, keys: readonly number[]) => {
    reads.push([...keys])
    return new Map(keys.filter((key) => key < 10).map((key) => [key, `value ${key} of store ${store.id}`]))
  }
  return { read, reads }
}

test('keys requested in one tick are read in one statement, each once', async () => {
  const { read, reads } = countedRead()
  const load = createLoad(scope)
  const values = await Promise.all([load(read, 1), load(read, 2), load(read, 1), load(read, 99)])
  expect(values).toEqual(['value 1 of store 1', 'value 2 of store 1', 'value 1 of store 1', undefined])
  expect(reads).toEqual([[1, 2, 99]])
})

test('keys requested while others are being read are also read together', async () => {
  const { read, reads } = countedRead()
  const load = createLoad(scope)
  await Promise.all([1, 2, 3].map(async (key) => load(read, (await load(read, key))!.length - 15 + key)))
  expect(reads).toEqual([[1, 2, 3], [4, 5, 6]])
})

test('a list of keys keeps its order and skips missing ones', async () => {
  const { read } = countedRead()
  expect(await loadAll(createLoad(scope), read, [3, 99, 1])).toEqual(['value 3 of store 1', 'value 1 of store 1'])
})

test('another request reads the key again', async () => {
  const { read, reads } = countedRead()
  await createLoad(scope)(read, 1)
  await createLoad(scope)(read, 1)
  expect(reads).toEqual([[1], [1]])
})

test('a failed read fails every load that waits for it', async () => {
  const load = createLoad(scope)
  const fail = (): Map<number, string> => {
    throw new Error('disk')
  }
  await expect(Promise.allSettled([load(fail, 1), load(fail, 2)])).resolves.toMatchObject([
    { reason: { message: 'disk' } }, { reason: { message: 'disk' } },
  ])
})
