import { expect, test, vi } from 'vitest'
import { createListeners } from './listeners.ts'

test('everybody who listens hears the news, and nobody who has stopped', () => {
  const { add, tell } = createListeners<[string, number]>()
  const [hania, ola] = [vi.fn<(word: string, number: number) => void>(), vi.fn<(word: string, number: number) => void>()]
  const stop = add(hania)
  add(ola)
  tell('first', 1)
  stop()
  tell('second', 2)
  expect(hania.mock.calls).toEqual([['first', 1]])
  expect(ola.mock.calls).toEqual([['first', 1], ['second', 2]])
})

test('what is watched is watched once, from the first listener to the last, and again for the next', () => {
  const stopWatching = vi.fn<() => void>()
  const watch = vi.fn<() => () => void>(() => stopWatching)
  const { add } = createListeners(watch)
  const stops = [add(() => {}), add(() => {})]
  expect(watch).toHaveBeenCalledTimes(1)
  stops[0]!()
  expect(stopWatching).not.toHaveBeenCalled()
  stops[1]!()
  expect(stopWatching).toHaveBeenCalledTimes(1)
  add(() => {})
  expect(watch).toHaveBeenCalledTimes(2)
})
