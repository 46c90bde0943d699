import { expect, test } from 'vitest'
import { refusedKinds } from './refused-kinds.ts'

const listed = (blockedURL: unknown, effectiveDirective: unknown = 'script-src-elem') => JSON.stringify([{ type: 'csp-violation', url: 'https://shop.example/?token=t', body: { effectiveDirective, blockedURL } }])
const single = (report: object) => JSON.stringify({ 'csp-report': { 'document-uri': 'https://shop.example/?token=t', ...report } })

test.each([
  ['a list', listed('https://evil.example/a.js?key=k'), 'script-src-elem from https://evil.example'],
  ['one report', single({ 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/p.gif?key=k' }), 'img-src from https://evil.example'],
  ['an older one', single({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'data' }), 'img-src from data'],
  ['an inline script', listed('inline'), 'script-src-elem from inline'],
  ['a string for a sink', listed('trusted-types-sink', 'require-trusted-types-for'), 'require-trusted-types-for from trusted-types-sink'],
  ['an extension', listed('chrome-extension://abc/a.js'), 'script-src-elem from chrome-extension:'],
  ['lines for the log', listed('in\nline', 'script\n2026 all is well'), 'something from something'],
  ['nothing at all', JSON.stringify([{ body: {} }]), 'undefined from undefined'],
])('%s is told by its directive and host alone', (_name, text, kind) => {
  expect(refusedKinds(text)).toEqual([kind])
})

test('removes duplicate kinds and truncates a long list', () => {
  const body = (index: number) => ({ body: { effectiveDirective: 'img-src', blockedURL: `https://${index}.example/` } })
  expect(refusedKinds(JSON.stringify([body(1), body(1)]))).toHaveLength(1)
  expect(refusedKinds(JSON.stringify(Array.from({ length: 100 }, (_, index) => body(index))))).toHaveLength(20)
})

test.each(['', '{', 'null', '{}', '[null]', '[{}]', '1'])('%j is no report', (text) => {
  expect(refusedKinds(text)).toBeUndefined()
})
