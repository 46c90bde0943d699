import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildFolder, builtInSettings, readServerSettings } from './src/env.ts'
import { pictureFolders } from './src/lib/picture-hosts.ts'
import { DEVICE_SIZES, IMAGE_SIZES, PICTURE_QUALITY } from './src/lib/image-sources.ts'
import { publicSettings } from './src/public-env.ts'
import { SMALLER_FILES } from './src/replaced/smaller-files.ts'

const { isDevelopment, services, pictureCache } = readServerSettings()

/** Where node_modules lie, two folders above Next's own. */
const packages = join(createRequire(import.meta.url).resolve('next/package.json'), '../../..')

/** Next names its own files besides, which every visitor would download: its page of a broken layout (decision 0064) and polyfills. */
const OWN_FILES = {
  '../build/polyfills/polyfill-module': './src/polyfills.ts',
  './builtin/global-error': './src/app/global-error.tsx',
  '../components/builtin/global-error': './src/app/global-error.tsx',
}

const inBrowsers = Object.fromEntries(
  Object.entries(SMALLER_FILES).flatMap(([file, requests]) => requests.map((request) => [request, { browser: `./src/replaced/${file}` }])),
)

/** In development, Next's list of the chunks to preload for `next/dynamic` names some that it does not write. */
const inDevelopment = isDevelopment ? { './preload-chunks': './src/replaced/preload-chunks.ts' } : {}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/messages/request.ts',
  experimental: { messages: { path: ['./messages', './brand'], format: 'json', locales: 'infer', precompile: true } },
})

const nextConfig: NextConfig = {
  distDir: buildFolder,
  // Recorded with the build, whose bundles contain their values; server/check-build.ts compares them.
  env: builtInSettings(),
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run typecheck`, a part of `npm test`, checks types; without it a build takes a quarter less time.
  typescript: { ignoreBuildErrors: true },
  // The page server compresses what it keeps, once.
  compress: false,
  // One connection for the page server and the gateway (src/lib/redis.ts); it also loads commands by computed names.
  serverExternalPackages: ['@redis/client'],
  cacheHandler: join(import.meta.dirname, 'server/next-cache.ts'),
  cacheMaxMemorySize: 0,
  // For how long a page may be shown while it is rendered anew, in seconds.
  expireTime: 86_400,
  turbopack: { root: packages, resolveAlias: { ...OWN_FILES, ...inBrowsers, ...inDevelopment } },
  images: {
    // Read when the shop starts, too. The page server refuses the same, before Next asks for anything.
    remotePatterns: pictureFolders(publicSettings.imageHosts, services.content).map((folder) => new URL(`${folder}**`)),
    localPatterns: [],
    // A way from the media folder to anywhere else.
    maximumRedirects: 0,
    // The embedded backend, and many a real one, is at an address of the local network; only those above are asked.
    dangerouslyAllowLocalIP: true,
    // A shop's logo and favicon may be drawings. They are passed on as they are, and with this no script of theirs runs.
    dangerouslyAllowSVG: true,
    contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox;",
    deviceSizes: DEVICE_SIZES,
    imageSizes: IMAGE_SIZES,
    qualities: [PICTURE_QUALITY],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: 31_536_000,
    // In PICTURE_CACHE_FOLDER, through the cache handler above; otherwise Next stores pictures in the build.
    customCacheHandler: pictureCache !== undefined,
  },
  experimental: {
    // Next would send the router to the address with the right hash of its headers; the page server tells the variants apart
    // by the headers themselves and asks without the hash.
    validateRSCRequestHeaders: false,
    // With it, an error after an edit is reported in the wrong file: Next maps the new code by the map of the old one.
    turbopackServerFastRefresh: false,
  },
}

export default withNextIntl(nextConfig)
