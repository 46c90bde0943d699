import { expect, test } from 'vitest'
import { batched } from './batch.ts'

function counted() {
  const reads: (readonly number[])[] = []
  const load = batched((keys: readonly number[]) => {
    reads.push([...keys])
    return new Map(keys.filter((key) => key < 10).map((key) => [key, `value ${key}`]))
  })
  return { load, reads }
}

test('keys that come in together are read once, each once', async () => {
  const { load, reads } = counted()
  expect(await Promise.all([load(1), load(2), load(1), load(99)])).toEqual(['value 1', 'value 2', 'value 1', undefined])
  expect(reads).toEqual([[1, 2, 99]])
})

test('so are keys that come up while the answers of others arrive', async () => {
  const { load, reads } = counted()
  await Promise.all([1, 2, 3].map(async (key) => load(Number((await load(key))!.at(-1)) + 3)))
  expect(reads).toEqual([[1, 2, 3], [4, 5, 6]])
})

test('an answer is kept, a failure told to all who wait', async () => {
  const { load, reads } = counted()
  await load(1)
  await load(1)
  expect(reads).toHaveLength(1)
  const failing = batched((): Map<number, string> => {
    throw new Error('disk')
  })
  await expect(Promise.all([failing(1), failing(2)])).rejects.toThrow('disk')
})
