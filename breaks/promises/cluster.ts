import type { Break } from '../break.ts'

const CACHE = 'storefront/server/page-cache.ts'
const COUNTERS = 'storefront/src/graphql/counters.ts'
const LOG = 'storefront/server/cluster/drop-log.ts'
const PAGES = 'storefront/server/cluster/shared-pages.ts'
const SCRIPTS = 'storefront/server/cluster/drop-scripts.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'CLUSTER-01a', file: CACHE, from: 'if (theirs && isFresh(theirs)) return theirs', to: 'if (theirs && isFresh(theirs) && theirs.status > 404) return theirs' },
  { clause: 'CLUSTER-01a', file: CACHE, from: 'if (isKept(key, page)) written = shared.write(key, page)', to: 'if (!isKept(key, page)) written = shared.write(key, page)' },
  { clause: 'CLUSTER-01b', file: PAGES, from: 'deserialize(bytes) as StoredPage, -wallClockOffset()', to: 'deserialize(bytes) as StoredPage, 0' },
  { clause: 'CLUSTER-01b', file: 'storefront/server/page-memory.ts', from: 'isStorable && !(status === 404 && tags.has(KEEP_BRIEFLY_TAG))', to: 'isStorable && status !== 404' },
  { clause: 'CLUSTER-01c', file: PAGES, from: '`page:${this.#buildId}:${key}`', to: '`page:build:${key}`' },
  { clause: 'CLUSTER-02a', file: LOG, from: "[position])) > 0)", to: "[position])) > 1)" },
  { clause: 'CLUSTER-02b', file: LOG, from: 'this.#validUntil = sentAt + this.#lease', to: 'this.#validUntil = Infinity' },
  { clause: 'CLUSTER-02b', file: SCRIPTS, from: "'(' .. ARGV[2] .. '-0', '+'", to: "'(' .. text(last) .. '-0', '+'" },
  { clause: 'CLUSTER-02b', file: 'storefront/server/shop-server.ts', from: 'const isBehind = log?.isBehind(now) ?? false', to: 'const isBehind = false' },
  { clause: 'CLUSTER-02c', file: PAGES, from: 'droppedAt.every((at) => at === null || at <= page.position)', to: 'droppedAt.length > 0' },
  { clause: 'CLUSTER-02c', file: SCRIPTS, from: "redis.call('ZADD', KEYS[4], at, ARGV[index])", to: '' },
  { clause: 'CLUSTER-02c', file: CACHE, from: 'renderPage(request, this.#options, shared.position)', to: 'renderPage(request, this.#options, Infinity)' },
  { clause: 'CLUSTER-02d', file: LOG, from: 'epoch !== this.#epoch ||', to: '' },
  { clause: 'CLUSTER-02d', file: PAGES, from: 'droppedAt[0] !== null && ', to: '' },
  { clause: 'CLUSTER-02d', file: LOG, from: 'previous > this.#position', to: 'previous < this.#position' },
  { clause: 'CLUSTER-03a', file: PAGES, from: 'if (!attempt.isOwn) return undefined', to: '' },
  { clause: 'CLUSTER-03b', file: CACHE, from: 'void Promise.resolve(written).then(lease.release)', to: 'void written?.then(lease.release)' },
  { clause: 'CLUSTER-03b', file: PAGES, from: "condition: 'NX', expiration: { type: 'PX', value: this.#lease }", to: "condition: 'NX'" },
  { clause: 'CLUSTER-04a', file: LOG, from: 'this.#validUntil = Infinity', to: '' },
  { clause: 'CLUSTER-04b', file: LOG, from: 'if (this.isBehind(performance.now())) this.#goAlone(error)', to: 'this.#goAlone(error)' },
  { clause: 'CLUSTER-04c', file: LOG, from: 'for (const tag of tags) this.#undelivered.add(tag)', to: '' },
  { clause: 'CLUSTER-04c', file: 'storefront/server/revalidate.ts', from: 'if (!isEverywhere) reply(503', to: 'if (dropped >= 0) reply(200' },
  { clause: 'CLUSTER-04d', file: LOG, from: 'if (this.#isAlone) this.#afterLateDrop(tags)', to: '' },
  { clause: 'CLUSTER-04d', file: LOG, from: '    this.#afterLateDrop(tags)\n  }\n\n  #goAlone', to: '  }\n\n  #goAlone' },
  { clause: 'CLUSTER-05a', file: COUNTERS, from: 'return redis.run<number>(TAKE, keys, [spelling, ...values]).catch(() => alone.take(limits, spelling))', to: 'return alone.take(limits, spelling)' },
  { clause: 'CLUSTER-05b', file: COUNTERS, from: '.catch(() => alone.take(limits, spelling))', to: '.catch(() => 0)' },
]
