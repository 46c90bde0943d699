import type { Break } from '../break.ts'

const SOURCES = 'storefront/src/lib/image-sources.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'IMG-01a', file: SOURCES, from: '&w=${width}&q=${PICTURE_QUALITY}', to: '&w=${width}' },
  { clause: 'IMG-01a', file: SOURCES, from: "list.map((width) => `${imageAddress(src, width)} ${width}w`)", to: "list.map((width) => `${src} ${width}w`)" },
  { clause: 'IMG-01a', file: SOURCES, from: 'srcSet: list.map((width)', to: 'srcSet: list.slice(-1).map((width)' },
  { clause: 'IMG-01a', file: SOURCES, from: 'encodeURIComponent(src)', to: 'encodeURI(src)' },
  { clause: 'IMG-01b', file: SOURCES, from: '2048, 3840]', to: '2048]' },
  { clause: 'IMG-01b', file: SOURCES, from: '[16, 32, 48,', to: '[32, 48,' },
  { clause: 'IMG-01c', file: SOURCES, from: 'PICTURE_QUALITY = 75', to: 'PICTURE_QUALITY = 80' },
  { clause: 'IMG-01c', file: 'storefront/server/picture-gate.ts', from: ' && q === String(PICTURE_QUALITY)', to: '' },
  { clause: 'IMG-01d', file: 'storefront/src/public-env.ts', from: "publicEnvironment.NEXT_PUBLIC_IMAGE_HOST_FALLBACK ?? ''", to: "publicEnvironment.NEXT_PUBLIC_IMAGE_HOST ?? ''" },
  {
    clause: 'IMG-01d',
    file: 'storefront/src/features/cms/cms-html.ts',
    from: 'hosts.some((host) => URL.canParse(host) && new URL(host).origin === known.origin)',
    to: "(URL.parse(hosts[0] ?? '')?.origin === known.origin)",
  },
  { clause: 'IMG-01d', file: 'storefront/src/features/store/store-pictures.ts', from: 'imageHosts.some((host)', to: 'imageHosts.slice(0, 1).some((host)' },
  { clause: 'IMG-01d', file: 'storefront/src/lib/picture-hosts.ts', from: 'imageHosts.filter((host)', to: 'imageHosts.slice(0, 1).filter((host)' },
  { clause: 'IMG-01e', file: 'storefront/src/features/cms/cms-html.ts', from: 'new URL(host).origin === known.origin', to: 'new URL(host).hostname === known.hostname' },
  { clause: 'IMG-01e', file: 'storefront/server/picture-gate.ts', from: 'folders.some((folder) => address.href.startsWith(folder)) ? address.href : undefined', to: 'folders.length > 0 ? address.href : undefined' },
  { clause: 'IMG-01e', file: 'storefront/src/lib/picture-hosts.ts', from: "folder === '' || base !== folder ? MEDIA.map((path) => origin + base + path) : [`${origin}${folder}/`]", to: '[`${origin}/`]' },
  { clause: 'IMG-01b', file: SOURCES, from: '`${imageAddress(src, width)} ${width}w`', to: '`${imageAddress(src, Math.max(...list))} ${width}w`' },
]
