import type { Break } from '../break.ts'

const PICTURES = 'storefront/server/picture-folder.ts'
const NEXT_CACHE = 'storefront/server/next-cache.ts'

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
]
