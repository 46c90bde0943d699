import type { Break } from '../break.ts'

const HEALTH = 'storefront/server/health/health.ts'
const BOUNDED = 'storefront/server/health/bounded-check.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'OPS-01a', file: 'storefront/server/shop-server.ts', from: 'if (isHealthPath(pathname)) return', to: 'if (isHealthPath(pathname) && request.headers.host) return' },
  { clause: 'OPS-01a', file: HEALTH, from: "{ status: 'live' }", to: "{ status: isStopping ? 'stopping' : 'live', checks: bounded.length }" },
  { clause: 'OPS-01b', file: HEALTH, from: "isOk ? 'ok' : 'failed'", to: "isOk ? 'ok' : 'ok'" },
  { clause: 'OPS-01b', file: HEALTH, from: "'cache-control': 'no-store', ", to: '' },
  { clause: 'OPS-01b', file: 'storefront/server/health/check-backend.ts', from: '  await readAnswer(name, response)\n', to: '  void response\n' },
  { clause: 'OPS-01c', file: HEALTH, from: '!isStopping && results.every', to: 'results.every' },
  { clause: 'OPS-01c', file: HEALTH, from: 'isOk || !isNecessary', to: 'isOk || true' },
  { clause: 'OPS-01d', file: HEALTH, from: 'isOk || !isNecessary', to: 'isOk' },
  { clause: 'OPS-01e', file: BOUNDED, from: '    if (running) return running\n', to: '' },
  { clause: 'OPS-01e', file: BOUNDED, from: 'const CACHED_FOR = 1000', to: 'const CACHED_FOR = 0' },
  { clause: 'OPS-01e', file: BOUNDED, from: 'const TIME_LIMIT = 2000', to: 'const TIME_LIMIT = 20_000' },
]
