import type { Break } from '../break.ts'

const PICTURES = 'storefront/server/picture-folder.ts'
const NEXT_CACHE = 'storefront/server/next-cache.ts'
const RENDER = 'storefront/server/render-page.ts'
const TAGS = 'storefront/server/edge/tag-headers.ts'
const EDGE = 'storefront/server/edge/create-edge.ts'
const PURGERS = 'storefront/server/edge/purgers.ts'
const QUEUE = 'storefront/server/edge/purge-queue.ts'
const REQUEST = 'storefront/server/edge/purge-request.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'EDGE-01a', file: NEXT_CACHE, from: 'if (context?.kind === PICTURE) return getPicture(key)', to: '' },
  { clause: 'EDGE-01a', file: NEXT_CACHE, from: 'return pictures?.set(key, value as unknown as StoredPicture)', to: 'return' },
  { clause: 'EDGE-01a', file: PICTURES, from: 'lastModified: Date.now(), ', to: 'lastModified: 0, ' },
  { clause: 'EDGE-01b', file: PICTURES, from: '        this.#sweepIfDue()\n      })', to: '      })' },
  { clause: 'EDGE-01b', file: PICTURES, from: 'await file.utimes(now / 1000, now / 1000).catch(() => {})', to: 'void now' },
  { clause: 'EDGE-01b', file: PICTURES, from: '(one, other) => one.mtimeMs - other.mtimeMs', to: '(one, other) => other.mtimeMs - one.mtimeMs' },
  { clause: 'EDGE-01c', file: PICTURES, from: '      await writeFile(unfinished, bytes)\n      await rename(unfinished, path)', to: '      await writeFile(path, bytes)\n      void [rename, unfinished]' },
  { clause: 'EDGE-01c', file: PICTURES, from: 'return buffer.length === length ? ', to: 'return length > 0 ? ' },
  { clause: 'EDGE-01d', file: 'storefront/server/report-once.ts', from: 'if (!isFailing) ', to: '' },
  { clause: 'EDGE-01d', file: PICTURES, from: '      this.#report.failed(error)\n      await rm', to: '      throw error\n      await rm' },
  { clause: 'EDGE-02a', file: TAGS, from: "kind === 'cloudflare' ?", to: "kind === 'fastly' ?" },
  { clause: 'EDGE-02a', file: TAGS, from: "if (kind === 'none') return {}", to: '' },
  { clause: 'EDGE-02a', file: RENDER, from: 'finish(answer, tags)', to: 'finish(answer, [])' },
  { clause: 'EDGE-02b', file: TAGS, from: 'all.length <= fitting ?', to: 'all.length > 0 ?' },
  { clause: 'EDGE-02b', file: QUEUE, from: '[MANY_TAGS, ...part]', to: 'part' },
  { clause: 'EDGE-02c', file: RENDER, from: '...uncached(page)', to: '...page' },
  { clause: 'EDGE-02d', file: EDGE, from: " && page.headers['set-cookie'] === undefined", to: '' },
  { clause: 'EDGE-02d', file: EDGE, from: "/\\bs-maxage=/.test(String(page.headers['cache-control']))", to: 'page.status < 500' },
  { clause: 'EDGE-02d', file: 'storefront/server/stored-page.ts', from: '|^(?:x-accel-expires|surrogate-key|cache-tag)$', to: '' },
  { clause: 'EDGE-03a', file: PURGERS, from: "...(isSoft && { 'fastly-soft-purge': '1' })", to: "'fastly-soft-purge': '1'" },
  { clause: 'EDGE-03a', file: PURGERS, from: "'surrogate-key': tags.join(' ')", to: "'surrogate-key': tags.join(',')" },
  { clause: 'EDGE-03b', file: PURGERS, from: 'if (success !== true) throw', to: 'if (success === undefined) throw' },
  { clause: 'EDGE-03b', file: PURGERS, from: 'JSON.stringify({ tags })', to: 'JSON.stringify({ files: tags })' },
  { clause: 'EDGE-03c', file: PURGERS, from: 'Promise.all(urls.map(', to: 'Promise.all(urls.slice(0, 1).map(' },
  { clause: 'EDGE-03d', file: PURGERS, from: 'const NGINX_COPY = 2000', to: 'const NGINX_COPY = 1000' },
  { clause: 'EDGE-03e', file: QUEUE, from: 'this.#next ??= this.#last', to: 'this.#next = this.#last' },
  { clause: 'EDGE-03e', file: PURGERS, from: 'maxTags: 100,', to: 'maxTags: 30,' },
  { clause: 'EDGE-03f', file: 'storefront/server/revalidate.ts', from: 'reply(502, ', to: 'reply(200, ' },
  { clause: 'EDGE-03f', file: QUEUE, from: '        for (const tag of parts.slice(index).flat()) this.#pending.add(tag)\n', to: '' },
  { clause: 'EDGE-03f', file: REQUEST, from: '`status ${response.status}`', to: '`status ${response.status}: ${text}`' },
  { clause: 'EDGE-03f', file: REQUEST, from: "redirect: 'error'", to: "redirect: 'follow'" },
]
