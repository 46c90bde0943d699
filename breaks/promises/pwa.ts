import type { Break } from '../break.ts'

const OFFLINE = 'storefront/src/features/offline'
const MANIFEST = `${OFFLINE}/manifest.ts`
const WORKER = 'storefront/server/service-worker.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'PWA-01a', file: MANIFEST, from: "display: 'standalone'", to: "display: 'browser'" },
  { clause: 'PWA-01a', file: MANIFEST, from: 'brand?.appIcons?.map(', to: 'brand?.appIcons?.slice(1).map(' },
  { clause: 'PWA-01b', file: `${OFFLINE}/service-worker.tsx`, from: "register('/sw.js')", to: "register('/worker.js')" },
  { clause: 'PWA-01b', file: `${OFFLINE}/seen-products.tsx`, from: 'if (pages.length === 0) return null', to: 'if (pages.length < 2) return null' },
  { clause: 'PWA-01b', file: `${OFFLINE}/reload-button.tsx`, from: '<Button onClick={reload}>', to: '<Button onClick={() => history.back()}>' },
  { clause: 'PWA-01b', file: WORKER, from: "path: localePath(locale, '/offline')", to: "path: '/offline'" },
  { clause: 'PWA-01c', file: MANIFEST, from: 'if (!readServerSettings().isInstallable ||', to: 'if (!readServerSettings() ||' },
  { clause: 'PWA-01c', file: WORKER, from: 'withoutBlanks(removeWorker.toString())', to: "'() => {}'" },
  { clause: 'PWA-01c', file: MANIFEST, from: '!readServerSettings().isInstallable ||', to: "(!readServerSettings().isInstallable && locale === 'en') ||" },
  { clause: 'PWA-01c', file: 'storefront/src/features/layout/shop-metadata.ts', from: '...(isInstallable && { manifest: manifestPath(locale) })', to: '...{ manifest: manifestPath(locale) }' },
  { clause: 'PWA-01a', file: 'storefront/src/features/offline/manifest.ts', from: "localePath(locale, '/')", to: "'/'" },
  { clause: 'PWA-01b', file: WORKER, from: "localePath(locale, '/').replace(/\\/$/, '')", to: "''" },
  { clause: 'PWA-01c', file: WORKER, from: 'return `(${withoutBlanks(removeWorker.toString())})()\\n`', to: "return ''" },
]
