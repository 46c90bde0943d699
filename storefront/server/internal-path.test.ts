import { describe, expect, test } from 'vitest'
import { internalPath } from './internal-path.ts'

const settings = { locales: ['en', 'pl'], isFilter: (key: string) => ['color', 'size'].includes(key) }
const page = (path: string) => ({ kind: 'page', path })

describe('the path of the static page for a public URL', () => {
  test.each([
    ['/', '/en'],
    ['/pl', '/pl'],
    ['/women', '/en/women'],
    ['/women/tops/jackets', '/en/women/tops/jackets'],
    ['/pl/kobiety', '/pl/kobiety'],
    ['/women?p=2&color=49', '/en/women/~/color%3D49%26p%3D2'],
    ['/pl/kobiety?price=100__400', '/pl/kobiety/~/price%3D100__400'],
    ['/search?q=kurtka puchowa', '/en/search/~/q%3Dkurtka%2Bpuchowa'],
    ['/dashboard/orders/000000001', '/en/dashboard/orders/~order'],
    ['/pl/dashboard/my-reviews/42?from=mail', '/pl/dashboard/my-reviews/~review'],
    ['/dashboard/orders/~order', '/en/dashboard/orders/~order'],
    ['/dashboard/orders/1/print', '/en/dashboard/orders/1/print'],
    ['/%', '/en/%25'],
    ['/women/%E0%A4%A', '/en/women/%25E0%25A4%25A'],
  ])('%s is %s', (url, path) => expect(internalPath(url, settings)).toEqual(page(path)))

  test.each([
    ['the order of keys and values', '/women?size=3&color=50&color=49', '/women?color=49&color=50&size=3'],
    ['a value said twice', '/women?color=49&color=49', '/women?color=49'],
    ['an unknown key', '/women?utm_source=mail&fbclid=x&color=49', '/women?color=49'],
    ['an empty value', '/women?color=&p=2', '/women?p=2'],
    ['a value longer than any real one', `/women?q=${'x'.repeat(101)}`, '/women'],
  ])('%s makes no page of its own', (_what, spelled, plain) => {
    expect(internalPath(spelled, settings)).toEqual(internalPath(plain, settings))
  })

  test.each(['/?p=2', '/cart?p=2', '/checkout/success?orderId=000000001', '/pl/checkout?q=1', '/find-order?order=000000001'])('%s is one page with any query', (url) => {
    expect(internalPath(url, settings)).toEqual(internalPath(url.split('?')[0]!, settings))
  })

  test.each([
    ['/en', '/'],
    ['/en/women?color=49', '/women?color=49'],
    ['/women/', '/women'],
    ['//evil.example', '/evil.example'],
    ['/en//evil.example', '/evil.example'],
    ['/\\evil.example/', '/%5Cevil.example'],
  ])('%s moves to its one address %s, which is on this site', (url, location) => {
    expect(internalPath(url, settings)).toEqual({ kind: 'redirect', location })
  })

  test.each(['/women/~/color%3D49', '/%7Eunavailable', '/women/%7e/p%3D2'])('%s, written by hand, reaches no inner page', (url) => {
    const decision = internalPath(url, settings)
    expect(decision.kind === 'page' && decision.path.split('/').some((segment) => /^(~|%7e)($|[^~%])/i.test(segment))).toBe(false)
  })

  test('an attribute cannot be made up as a page without end: at most forty values count', () => {
    const many = Array.from({ length: 60 }, (_, index) => `color=${index}`).join('&')
    const decision = internalPath(`/women?${many}`, settings)
    expect(decision.kind === 'page' && decodeURIComponent(decision.path).match(/color=/g)).toHaveLength(40)
  })
})
