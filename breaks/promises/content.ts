import type { Break } from '../break.ts'

const API = 'storefront/src/features/content/content-api.ts'
const ENTRY = 'storefront/src/features/content/content-entry.ts'
const READ = 'storefront/src/features/content/read-entries.ts'
const TRACK = 'storefront/src/features/tracking/track-entries.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'CONTENT-01a', file: 'storefront/src/features/blocks/text-block.tsx', from: '<CmsContent html={options.text}', to: "<CmsContent html={options.text && ''}" },
  { clause: 'CONTENT-01a', file: 'storefront/src/features/blocks/rendered-entry.ts', from: "kind === 'category' || kind === 'product' ? undefined : getRenderedEntry(path, locale)", to: "kind === 'category' ? getRenderedEntry(path, locale) : undefined" },
  { clause: 'CONTENT-01a', file: 'storefront/src/features/blocks/tiles-block.tsx', from: '`tile ${layout[index]}`} href={href}>', to: '`tile ${layout[index]}`} href={tiles[0]!.href}>' },
  { clause: 'CONTENT-01a', file: 'storefront/src/features/blocks/banner-block.tsx', from: '{target && (', to: '{target && !text && (' },
  { clause: 'CONTENT-01a', file: API, from: 'results.length < DEFAULT_LIMIT', to: 'results.length <= DEFAULT_LIMIT' },
  { clause: 'CONTENT-01a', file: READ, from: 'localize(results, locale)', to: "localize(results, 'en')" },
  { clause: 'CONTENT-01b', file: API, from: '/api/v3/content/', to: '/api/v2/content/' },
  { clause: 'CONTENT-01b', file: API, from: 'DEFAULT_LIMIT = 30', to: 'DEFAULT_LIMIT = 100' },
  { clause: 'CONTENT-01b', file: API, from: 'apiKey: content.apiKey, ', to: '' },
  { clause: 'CONTENT-01c', file: TRACK, from: 'THROTTLE_MS = 5\n', to: 'THROTTLE_MS = 50\n' },
  { clause: 'CONTENT-01c', file: TRACK, from: "if (entry) track('click', entry)", to: "if (entry) track('impression', entry)" },
  { clause: 'CONTENT-02a', file: TRACK, from: 'HALF_AN_HOUR = 30 * 60\n', to: 'HALF_AN_HOUR = 30 * 60 * 60\n' },
  { clause: 'CONTENT-02a', file: TRACK, from: '  session.keep(sessionId)\n', to: '  if (session.read() === undefined) session.keep(sessionId)\n' },
  { clause: 'CONTENT-02b', file: 'storefront/src/features/content/draw-variation.ts', from: 'THIRTY_DAYS = 30 * 24 * 60 * 60', to: 'THIRTY_DAYS = 30 * 24 * 60' },
  { clause: 'CONTENT-02b', file: 'storefront/src/features/content/draw-variation.ts', from: '    cookie.keep(variation)\n', to: '' },
  { clause: 'CONTENT-02b', file: 'storefront/src/features/content/draw-variation.ts', from: '(stored === entryId || Object.hasOwn(shares, stored))', to: 'Object.hasOwn(shares, stored)' },
  { clause: 'CONTENT-02a', file: TRACK, from: "visitorCookie('builderSessionId', HALF_AN_HOUR)", to: "visitorCookie('builderSessionId', HALF_AN_HOUR * 1000)" },
  { clause: 'CONTENT-03a', file: READ, from: '    await keepBriefly()\n    return []', to: "    await keepBriefly()\n    throw new Error('The content service is unavailable')" },
  { clause: 'CONTENT-03a', file: 'storefront/src/features/home/home-page.tsx', from: '{shown ? shown.blocks : builtIn()}', to: '{shown ? shown.blocks : brand ? null : builtIn()}' },
  { clause: 'CONTENT-03a', file: 'storefront/src/features/content/forward-events.ts', from: 'breaker(() => track(content, output)).catch(() => {})', to: 'await breaker(() => track(content, output))' },
  { clause: 'CONTENT-03a', file: READ, from: '    await keepBriefly()\n', to: '' },
  { clause: 'CONTENT-03a', file: 'storefront/src/features/home/brand-home.tsx', from: '{brand.partners && (', to: '{!bestsellers && brand.partners && (' },
  { clause: 'CONTENT-03a', file: 'storefront/src/features/home/brand-home.tsx', from: '{bestsellers && rest', to: '{!brand.partners && bestsellers && rest' },
  { clause: 'CONTENT-03b', file: API, from: 'TIME_LIMIT_MS = 1500', to: 'TIME_LIMIT_MS = 6000' },
  { clause: 'CONTENT-03c', file: API, from: "throw new Error('the answer is not a list of entries')", to: 'return [answer]' },
  { clause: 'CONTENT-03c', file: ENTRY, from: 'v.fallback(v.optional(v.record(v.string(), VARIATION), {}), {})', to: 'v.optional(v.record(v.string(), VARIATION), {})' },
  { clause: 'CONTENT-03c', file: READ, from: '${issue.message}`)\n    return []', to: '${issue.message}`)\n    throw new Error(issue.message)' },
  { clause: 'CONTENT-03c', file: ENTRY, from: "{ id: '', component: { name: '', options: {} } }", to: '() => {\n    throw new Error()\n  }' },
  { clause: 'CONTENT-03b', file: API, from: 'Math.max(1, Math.ceil(TIME_LIMIT_MS - wait.waitedMs - (performance.now() - wait.since)))', to: '60_000' },
  { clause: 'CONTENT-04', file: 'storefront/src/features/blocks/hero-block.tsx', from: '{price.regular && <Badges', to: '{!price.regular && <Badges' },
  { clause: 'CONTENT-04', file: 'storefront/src/features/blocks/hero-block.tsx', from: 'lowest={lowestPrice(product, locale)}', to: 'lowest={undefined}' },
]
