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
    ['/dashboard/orders/2026%2F11.7%23b', '/en/dashboard/orders/~order'],
    ['/dashboard/my-reviews/%E0', '/en/dashboard/my-reviews/~review'],
    ['/constructor/women', '/en/constructor/women'],
    ['/dashboard/orders/1/print', '/en/dashboard/orders/1/print'],
  ])('%s is %s', (url, path) => expect(internalPath(url, settings)).toEqual(page(path)))

  test.each([
    ['the order of keys and values', '/women?size=3&color=50&color=49', '/women?color=49&color=50&size=3'],
    ['a repeated value', '/women?color=49&color=49', '/women?color=49'],
    ['an unknown key', '/women?utm_source=mail&fbclid=x&color=49', '/women?color=49'],
    ['an empty value', '/women?color=&p=2', '/women?p=2'],
    ['a value longer than any real one', `/women?color=${'x'.repeat(101)}`, '/women'],
    ['the end of a long search', `/search?q=${'wool '.repeat(40)}`, `/search?q=${'wool '.repeat(20).trim()}`],
    ['a search with other blanks', '/search?q=+wool%09%20hat+', '/search?q=wool+hat'],
    ['a search with capital letters', '/search?q=Wool+HAT', '/search?q=wool+hat'],
    ['a search with accents written in two characters', '/search?q=sS%CC%81wiNICA', '/search?q=s%C5%9Bwinica'],
    ['a search within a category with capital letters', '/women?q=Wool', '/women?q=wool'],
    ['parameters of advertisements', '/search?gclid=a&q=wool&utm_campaign=b&_ga=c', '/search?q=wool'],
  ])('%s creates no separate page', (_what, spelled, plain) => {
    expect(internalPath(spelled, settings)).toEqual(internalPath(plain, settings))
  })

  test('a search with thousands of combining marks takes no time', () => {
    const begun = performance.now()
    internalPath(`/search?q=a${'%CC%96%CC%80'.repeat(1200)}`, settings)
    expect(performance.now() - begun).toBeLessThan(100)
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
  ])('%s redirects to its canonical URL %s, on this site', (url, location) => {
    expect(internalPath(url, settings)).toEqual({ kind: 'redirect', location })
  })

  test.each([
    ['of an internal page', '/women/~/color%3D49'],
    ['of the error page', '/%7Eunavailable'],
    ['of a filtered listing, encoded', '/women/%7e/p%3D2'],
    ['with invalid encoding', '/%'],
    ['that ends within a character', '/women/%E0%A4%A'],
    ['with an encoded slash in a segment', '/women%2Ftops'],
    ['with an encoded backslash in a segment', '/women%5ctops'],
    ['with a parent segment', '/women/%2e%2E/men'],
    ['with a dot segment', '/./women'],
    ['with a null byte', '/women%00'],
    ['over the maximum length', `/${'a'.repeat(256)}`],
    ['below the search', '/search/tee'],
  ])('a path %s is the “not found” page', (_what, url) => {
    expect(internalPath(url, settings)).toEqual(page('/en/~not-found'))
    expect(internalPath(`/pl${url}`, settings)).toEqual(page('/pl/~not-found'))
  })

  test.each([
    ['/wom%65n', '/women'],
    ['/c%61rt?p=2', '/cart'],
    ['/kurtki-m%c4%99skie', '/kurtki-m%C4%99skie'],
    ['/a+b', '/a%2Bb'],
    ['/pl/%6Bobiety?p=2', '/pl/kobiety?p=2'],
  ])('%s and %s are one page', (spelled, plain) => {
    expect(internalPath(spelled, settings)).toEqual(internalPath(plain, settings))
  })

  test('at most forty values count, so that a visitor cannot invent pages without limit', () => {
    const many = Array.from({ length: 60 }, (_, index) => `color=${index}`).join('&')
    const decision = internalPath(`/women?${many}`, settings)
    expect(decision.kind === 'page' && decodeURIComponent(decision.path).match(/color=/g)).toHaveLength(40)
  })
})
