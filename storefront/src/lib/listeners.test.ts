import { expect, test, vi } from 'vitest'
import { createListeners } from './listeners.ts'

test('notifies all subscribers until they unsubscribe', () => {
  const { subscribe, notify } = createListeners<[string, number]>()
  const [hania, ola] = [vi.fn<(text: string, number: number) => void>(), vi.fn<(text: string, number: number) => void>()]
  const stop = subscribe(hania)
  subscribe(ola)
  notify('first', 1)
  stop()
  notify('second', 2)
  expect(hania.mock.calls).toEqual([['first', 1]])
  expect(ola.mock.calls).toEqual([['first', 1], ['second', 2]])
})

test('watches once while there are subscribers, and again for later ones', () => {
  const stopWatching = vi.fn<() => void>()
  const watch = vi.fn<() => () => void>(() => stopWatching)
  const { subscribe } = createListeners(watch)
  const stops = [subscribe(() => {}), subscribe(() => {})]
  expect(watch).toHaveBeenCalledTimes(1)
  stops[0]!()
  expect(stopWatching).not.toHaveBeenCalled()
  stops[1]!()
  expect(stopWatching).toHaveBeenCalledTimes(1)
  subscribe(() => {})
  expect(watch).toHaveBeenCalledTimes(2)
})
