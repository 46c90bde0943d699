import type { Break } from '../break.ts'

const HEALTH = 'storefront/server/health/health.ts'
const LOG = 'storefront/server/start-log.ts'
const BEGIN = 'storefront/server/begin-request.ts'
const SERVER = 'storefront/server/shop-server.ts'
const FORWARD = 'storefront/src/graphql/forward.ts'
const VISIT = 'storefront/src/features/tracking/measure-visit.ts'
const VITALS = 'storefront/server/vitals/web-vitals.ts'
const RULES = 'deploy/prometheus/kram.rules.yml'
const METRICS = 'storefront/server/metrics'
const MEASURED = 'storefront/src/graphql/measure-operation.ts'
const MONITORING = 'storefront/src/settings/monitoring.ts'
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
  { clause: 'OPS-02a', file: MONITORING, from: "values.METRICS_PORT ?", to: "values.METRICS_HOST ?" },
  { clause: 'OPS-02a', file: MONITORING, from: "fallback: '127.0.0.1'", to: "fallback: '0.0.0.0'" },
  { clause: 'OPS-02a', file: `${METRICS}/start-metrics.ts`, from: "request.url !== '/metrics'", to: "request.url === '/favicon.ico'" },
  { clause: 'OPS-02b', file: 'storefront/server/respond.ts', from: "status === 503 ? 'refused' : state", to: 'state' },
  { clause: 'OPS-02b', file: 'storefront/server/answer-page.ts', from: '  counts.pages.refused += 1\n', to: '' },
  { clause: 'OPS-02b', file: `${METRICS}/measure-render.ts`, from: 'laneOf(url)', to: "'page'" },
  { clause: 'OPS-02c', file: `${METRICS}/registry.ts`, from: '() => pages.bytes', to: '() => pages.size' },
  { clause: 'OPS-02c', file: 'storefront/server/render-queue.ts', from: 'this.#lanes.page.length + this.#lanes.query.length\n  }', to: 'this.#lanes.page.length\n  }' },
  { clause: 'OPS-02c', file: 'storefront/server/picture-queue.ts', from: '    next?.()\n    report()\n', to: '    next?.()\n' },
  { clause: 'OPS-02c', file: `${METRICS}/registry.ts`, from: '  collectDefaultMetrics({ register: registry })\n', to: '  void collectDefaultMetrics\n' },
  { clause: 'OPS-02d', file: MEASURED, from: "return 'throttled'", to: "return 'refused'" },
  { clause: 'OPS-02d', file: MEASURED, from: ' || hasInternalError(operationName, body)', to: '' },
  { clause: 'OPS-02d', file: 'storefront/src/graphql/throttle.ts', from: '      measures()?.throttled(field)\n', to: '' },
  { clause: 'OPS-02e', file: MEASURED, from: "outcome === 'error' || outcome === 'timeout'", to: "outcome === 'error'" },
  { clause: 'OPS-02e', file: MEASURED, from: ' && lostOrders.delete(cart)', to: ' && lostOrders.has(cart)' },
  { clause: 'OPS-02e', file: MEASURED, from: "errors.length > 0 ? 'refused'", to: "errors.length > 1 ? 'refused'" },
  { clause: 'OPS-02f', file: `${METRICS}/watch-backend-calls.ts`, from: 'hasBroken || started.isFailed', to: 'hasBroken' },
  { clause: 'OPS-02f', file: `${METRICS}/watch-backend-calls.ts`, from: "  listen('error', (message) => end(message, true))\n", to: '' },
  { clause: 'OPS-02f', file: `${METRICS}/registry.ts`, from: 'backend.observe({ operation, caller }, seconds)', to: "backend.observe({ operation, caller: 'page' }, 0)" },
  { clause: 'OPS-03a', file: LOG, from: "requestId: id,", to: "requestId: id && 'some'," },
  { clause: 'OPS-03a', file: LOG, from: "operation: operation ?? fieldOf(errors, 'operation'),", to: 'operation,' },
  { clause: 'OPS-03a', file: LOG, from: "write('%s', jsonLine(level, parts))", to: 'write(jsonLine(level, parts))' },
  { clause: 'OPS-03a', file: FORWARD, from: '  describeRequest({ operation: operationName, status })\n', to: '' },
  { clause: 'OPS-03a', file: FORWARD, from: "else if (hasInternalError(operation.operationName, answered.body)) logFailure", to: "else if (status > 502) logFailure" },
  { clause: 'OPS-03b', file: BEGIN, from: 'trustedProxies > 0 && ', to: '' },
  { clause: 'OPS-03b', file: BEGIN, from: '/^[\\w-]{8,64}$/', to: '/^.{8,64}$/' },
  { clause: 'OPS-03b', file: BEGIN, from: '  headers[HEADER] = id\n', to: '' },
  { clause: 'OPS-03c', file: 'storefront/src/graphql/backend.ts', from: 'if (request && !isCached)', to: 'if (request)' },
  { clause: 'OPS-03c', file: 'storefront/src/graphql/backend.ts', from: 'if (request && !isCached)', to: 'if (request && isCached)' },
  { clause: 'OPS-03d', file: SERVER, from: '  if (!isPublic) nameRequest(response)\n', to: '  nameRequest(response)\n' },
  { clause: 'OPS-03d', file: SERVER, from: '    nameRequest(response)\n    // Responses of Next', to: '    // Responses of Next' },
  { clause: 'OPS-03d', file: SERVER, from: '    if (seesDraft) nameRequest(response)\n', to: '' },
  { clause: 'OPS-03e', file: 'storefront/server/answer-page.ts', from: '`request;desc="${id}"`', to: '`request;desc="${requested.kind}"`' },
  { clause: 'OPS-03e', file: 'storefront/server/answer-page.ts', from: 'Reference: ${id}', to: 'Reference: ${locale}' },
  { clause: 'OPS-03e', file: 'storefront/src/features/layout/own-reference.tsx', from: "name === SERVER_TIMING", to: "name !== SERVER_TIMING" },
  { clause: 'OPS-03f', file: 'storefront/src/graphql/browser.ts', from: '&& !isRefused(response)', to: '&& response.ok' },
  { clause: 'OPS-03f', file: 'storefront/src/graphql/browser.ts', from: '&& !isRefused(response)', to: '' },
  { clause: 'OPS-03f', file: 'storefront/src/features/cart/problem-text.ts', from: "t('reference', { id: problem.reference })", to: "t('close')" },
  { clause: 'OPS-03f', file: 'storefront/src/features/cart/cart-problem.ts', from: 'reference: referenceOf(error)', to: 'reference: undefined' },
  { clause: 'OPS-03f', file: 'storefront/messages/pl/toast-messages.json', from: 'Numer referencyjny: {id}', to: 'Reference: {id}' },
  { clause: 'OPS-04a', file: 'storefront/src/features/tracking/track.ts', from: "whenConsented('analytics', startMeasuring)", to: 'startMeasuring()' },
  { clause: 'OPS-04a', file: 'storefront/src/features/tracking/track.ts', from: 'if (vitals !== undefined) ', to: '' },
  { clause: 'OPS-04a', file: VISIT, from: '  return () => stopped.abort()\n', to: '  return () => {}\n' },
  { clause: 'OPS-04a', file: 'storefront/src/features/tracking/tracking-attributes.ts', from: "isMeasured && { 'data-consent': 'analytics' }", to: '{}' },
  { clause: 'OPS-04b', file: VISIT, from: '    stopped.abort()\n    navigator', to: '    navigator' },
  { clause: 'OPS-04b', file: VISIT, from: 'JSON.stringify({ page, values }', to: 'JSON.stringify({ page, values, path: location.href }' },
  { clause: 'OPS-04b', file: VISIT, from: "return 'product'", to: "return 'listing'" },
  { clause: 'OPS-04c', file: VITALS, from: ' && value <= MAX_VITALS[name as VitalName]', to: '' },
  { clause: 'OPS-04c', file: VITALS, from: 'Object.hasOwn(MAX_VITALS, name)', to: 'name in MAX_VITALS' },
  { clause: 'OPS-04c', file: VITALS, from: 'PAGE_KINDS as readonly unknown[]).includes(page)', to: '[page] as readonly unknown[]).includes(page)' },
  { clause: 'OPS-04c', file: VITALS, from: "origin: request.headers.origin ?? ''", to: "origin: `http://${request.headers.host}`" },
  { clause: 'OPS-04c', file: VITALS, from: 'if (secondsToWait > 0) return', to: 'if (secondsToWait < 0) return' },
  { clause: 'OPS-04c', file: VITALS, from: 'const MAX_REPORT = 512', to: 'const MAX_REPORT = 51_200' },
  { clause: 'OPS-05a', file: `${METRICS}/registry.ts`, from: "'kram_renders_waiting'", to: "'kram_render_queue'" },
  { clause: 'OPS-05a', file: `${METRICS}/registry.ts`, from: "name: 'kram_orders_total'", to: "name: 'kram_placed_orders_total'" },
  { clause: 'OPS-05b', file: RULES, from: 'expr: kram_renders_waiting > 50', to: 'expr: kram_renders_waiting > 5000' },
  { clause: 'OPS-05b', file: RULES, from: ' - sum(increase(kram_orders_total{outcome="reconciled"}[30m])) > 2', to: ' > 2' },
  { clause: 'OPS-05c', file: 'docs/monitoring.md', from: '### KramDown\n', to: '### Down\n' },
]
