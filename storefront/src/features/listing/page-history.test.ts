import { expect, test } from 'vitest'
import { createPageHistory } from './page-history.ts'

const hrefOf = (path: string) => (page: number) => `${path}?p=${page}`
const loaded = { current: 3, pages: new Map([[2, 'second'], [3, 'third']]) }

test('[LIST-10] going back from a product shows the pages that were loaded', () => {
  const history = createPageHistory(() => '/women?p=3')
  history.save('/women', loaded)
  expect(history.restore('/women', hrefOf('/women'))).toBe(loaded)
})

test('[LIST-10] another visit to the listing begins at its first page', () => {
  const history = createPageHistory(() => '/women')
  history.save('/women', loaded)
  expect(history.restore('/women', hrefOf('/women'))).toBeUndefined()
})

test('stores the pages of the ten latest listings', () => {
  let here = ''
  const history = createPageHistory(() => here)
  const paths = Array.from({ length: 11 }, (_, index) => `/listing-${index}`)
  for (const path of [...paths.slice(0, 10), '/listing-0', '/listing-10']) history.save(path, loaded)
  const restored = paths.filter((path) => {
    here = `${path}?p=3`
    return history.restore(path, hrefOf(path))
  })
  expect(restored).toEqual(paths.filter((path) => path !== '/listing-1'))
})
