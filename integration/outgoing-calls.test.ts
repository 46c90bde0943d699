import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Browser code: browsers have their own timeouts, and the shopper can cancel. */
const IN_BROWSERS = [
  'storefront/server/service-worker.ts',
  'storefront/src/graphql/browser.ts',
  'storefront/src/graphql/post-json.ts',
  'storefront/src/features/delivery/delivery-methods.tsx',
  'storefront/src/features/product-kinds/size-guide.tsx',
  'storefront/src/features/tracking/track-entries.ts',
  'backend/src/services/bot-check/browser-script.ts',
  'backend/src/services/tag-manager/container-script.ts',
]

/** The only files that listen: each sets timeouts and limits, or probes a port and closes it. */
const LISTENING = ['storefront/server/http-limits.ts', 'backend/src/transport/http-server.ts', 'backend/src/services/mail/submission.ts', 'scripts/ports.mjs']

const sources = new Map(
  globSync(['storefront/{src,server}/**/*.{ts,tsx}', 'backend/src/**/*.ts', 'scripts/**/*.mjs'], { cwd: ROOT })
    .filter((file) => !/\.(test|fixture)\.tsx?$|\/generated\//.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(ROOT, file), 'utf8')]),
)

/** The source text of the arguments of each call of a function. */
function callsOf(name: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`(?<![.\\w])${name}\\(`, 'g'))].map(({ index, 0: { length } }) => {
    let depth = 1
    let end = index + length
    while (depth > 0 && end < text.length) depth += { '(': 1, ')': -1 }[text[end++]!] ?? 0
    return text.slice(index + length, end - 1)
  })
}

const filesWhere = (matches: (text: string, file: string) => boolean): string[] =>
  [...sources].filter(([file, text]) => !IN_BROWSERS.includes(file) && matches(text, file)).map(([file]) => file)

const fetches = (text: string): boolean => callsOf('fetch', text).length > 0

test('the calls are found', () => {
  expect(filesWhere(fetches)).toEqual(expect.arrayContaining(['storefront/src/graphql/backend.ts', 'storefront/server/warm-up.ts', 'scripts/doctor/ask.mjs']))
  expect([...IN_BROWSERS, ...LISTENING].filter((file) => !sources.has(file))).toEqual([])
})

test('every request to another server has a timeout', () => {
  expect(filesWhere((text) => callsOf('fetch', text).some((call) => !/\bsignal\b/.test(call)))).toEqual([])
  const times = ['connectionTimeout', 'greetingTimeout', 'socketTimeout']
  expect(filesWhere((text) => callsOf('createTransport', text).some((call) => times.some((time) => !call.includes(time))))).toEqual([])
})

test('[OPS-04] browsers send a beacon from one place, to the shop itself', () => {
  expect([...sources].filter(([, text]) => text.includes('sendBeacon')).map(([file]) => file)).toEqual(['storefront/src/features/tracking/measure-visit.ts'])
  const receivers = callsOf('navigator.sendBeacon', sources.get('storefront/src/features/tracking/measure-visit.ts')!).map((call) => call.split(',')[0])
  expect(new Set(receivers)).toEqual(new Set(['VITALS_PATH']))
})

test('every response of another server is read with a size limit', () => {
  expect(filesWhere((text) => fetches(text) && /\.(?:json|text|arrayBuffer|blob|bytes|formData)\(\)/.test(text))).toEqual([])
})

test('requests use fetch, which is passed on as a value in one place only', () => {
  expect(filesWhere((text) => /import \{[^}]*\b(?:request|get|connect|createConnection|Agent)\b[^}]*\} from '(?:node:(?:https?|http2|net|tls)|undici)'/.test(text))).toEqual([])
  expect(filesWhere((text) => /[(,=]\s*fetch\s*[,)\n]/.test(text))).toEqual(['backend/src/services/services.ts'])
  expect(callsOf('new Request', sources.get('backend/src/services/bot-check/verify-token.ts')!)).toEqual([expect.stringContaining('signal: AbortSignal.timeout')])
})

test('every server has timeouts and limits', () => {
  expect(filesWhere((text) => /\bcreate(?:Secure)?Server\(|\bnew SMTPServer\(/.test(text)).toSorted()).toEqual(LISTENING.toSorted())
})
