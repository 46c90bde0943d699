import type { Break } from '../break.ts'

const CHECK = 'storefront/src/settings/check.ts'
const SERVICE = 'storefront/src/settings/service.ts'
const START = 'storefront/server/check-settings.ts'
const LAYOUT = 'storefront/src/app/[locale]/layout.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'ENV-01', file: CHECK, from: '!environment[name]?.trim()', to: 'environment[name] === undefined' },
  { clause: 'ENV-01', file: CHECK, from: "`${missing.join(', ')} must be set`", to: "'public settings must be set'" },
  { clause: 'ENV-01', file: START, from: '  process.exit(1)\n', to: '' },
  { clause: 'ENV-02', file: CHECK, from: '(environment[name] !== undefined || names.includes(name))', to: 'names.includes(name)' },
  { clause: 'ENV-02', file: CHECK, from: "name.slice('NEXT_'.length)", to: "name.slice('NEXT'.length)" },
  { clause: 'ENV-02', file: CHECK, from: '...Object.keys(publicEnvironment), ...PUBLIC_SERVICE_NAMES', to: '...Object.keys(publicEnvironment)' },
  { clause: 'ENV-03a', file: 'storefront/src/settings/backend.ts', from: 'values.NEXT_PUBLIC_IMAGE_HOST_FALLBACK]', to: 'values.NEXT_PUBLIC_IMAGE_HOST]' },
  { clause: 'ENV-03a', file: 'storefront/src/public-env.ts', from: "publicEnvironment.NEXT_PUBLIC_ROOT_CATEGORY_UID ?? ''", to: "'Mg=='" },
  { clause: 'ENV-03a', file: 'storefront/src/public-env.ts', from: "publicEnvironment.NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY ?? ''", to: "'root'" },
  { clause: 'ENV-03a', file: SERVICE, from: 'siteKey: values.NEXT_PUBLIC_BOT_CHECK_SITE_KEY', to: 'siteKey: values.BOT_CHECK_SECRET' },
  { clause: 'ENV-03a', file: SERVICE, from: 'apiKey: values.NEXT_PUBLIC_BUILDER_API_KEY', to: 'apiKey: values.BUILDER_PREVIEW_SECRET' },
  { clause: 'ENV-03a', file: SERVICE, from: 'containerId: values.NEXT_PUBLIC_TAG_MANAGER_ID', to: 'containerId: values.TAG_MANAGER_LOADS' },
  { clause: 'ENV-03a', file: 'storefront/.env', from: 'NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY=root', to: 'NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY=shop' },
  { clause: 'ENV-03b', file: 'storefront/src/features/content/content-api.ts', from: 'apiKey: content.apiKey', to: "apiKey: content.previewSecret ?? ''" },
  { clause: 'ENV-03b', file: 'storefront/src/features/url/category-tree.ts', from: 'const categoryUid = publicSettings.rootCategoryUid', to: 'const categoryUid = publicSettings.rootCategoryUrlKey' },
  { clause: 'ENV-03b', file: LAYOUT, from: '${services.botCheck.siteKey}', to: '' },
  { clause: 'ENV-03b', file: 'storefront/src/features/tracking/tracking-attributes.ts', from: 'encodeURIComponent(tagManager.containerId)', to: "'GTM-XXXXXXX'" },
  { clause: 'ENV-03b', file: 'storefront/src/features/url/sitemap-products.ts', from: 'categoryUid: publicSettings.rootCategoryUid', to: "categoryUid: 'Mg=='" },
  { clause: 'ENV-03b', file: 'storefront/src/lib/picture-hosts.ts', from: 'imageHosts.filter(', to: 'imageHosts.slice(0, 1).filter(' },
  { clause: 'ENV-03b', file: 'storefront/src/features/cms/cms-html.ts', from: '!hosts.some(', to: '!hosts.slice(0, 1).some(' },
  { clause: 'ENV-03b', file: 'storefront/src/features/store/store-pictures.ts', from: 'imageHosts.some(', to: 'imageHosts.slice(0, 1).some(' },
  { clause: 'ENV-03b', file: 'storefront/src/features/content/entry-files.ts', from: 'PICTURES = pictureFolders(imageHosts,', to: 'PICTURES = pictureFolders(imageHosts.slice(0, 1),' },
  { clause: 'ENV-04a', file: 'storefront/src/graphql/bot-check/verify-token.ts', from: '(verdict.score ?? 0) >= minimumScore', to: '(verdict.score ?? 0) >= 0.5' },
  { clause: 'ENV-04a', file: SERVICE, from: 'Number(values.BOT_CHECK_MINIMUM_SCORE)', to: '0.5' },
  { clause: 'ENV-04a', file: 'storefront/src/graphql/bot-check/verify-token.ts', from: '(verdict.score ?? 0) >= minimumScore', to: '(verdict.score ?? 0) > minimumScore' },
  { clause: 'ENV-04a', file: SERVICE, from: 'Number(values.BOT_CHECK_MINIMUM_SCORE)', to: 'Number(values.BOT_CHECK_MINIMUM_SCORE) || 0.5' },
  { clause: 'ENV-04b', file: 'storefront/src/graphql/server.ts', from: 'revalidate: revalidateSeconds', to: 'revalidate: false' },
  { clause: 'ENV-04b', file: 'storefront/src/graphql/server.ts', from: 'revalidate: revalidateSeconds', to: 'revalidate: Math.max(60, revalidateSeconds)' },
  { clause: 'ENV-04b', file: 'storefront/src/features/content/read-entries.ts', from: 'revalidate: revalidateSeconds', to: 'revalidate: 300' },
  { clause: 'ENV-04b', file: 'storefront/src/features/content/entry-files.ts', from: 'revalidate: revalidateSeconds', to: 'revalidate: 300' },
  { clause: 'ENV-04b', file: 'storefront/src/settings/pages.ts', from: 'Number(values.REVALIDATE_SECONDS)', to: '300' },
  { clause: 'ENV-04b', file: 'storefront/src/settings/pages.ts', from: 'wholeNumber(MAX_REVALIDATION, 1)', to: 'wholeNumber(MAX_REVALIDATION)' },
  { clause: 'ENV-04c', file: 'storefront/src/env.ts', from: "values.PWA_DISABLED !== '1'", to: "values.PWA_DISABLED !== 'true'" },
  { clause: 'ENV-04c', file: 'storefront/src/features/layout/shop-metadata.ts', from: '...(isInstallable && { manifest', to: '...(!isInstallable && { manifest' },
  { clause: 'ENV-04c', file: 'storefront/server/service-worker.ts', from: 'if (!isInstallable) return', to: 'if (isInstallable) return' },
  { clause: 'ENV-04c', file: 'storefront/src/env.ts', from: "values.PWA_DISABLED !== '1'", to: '!values.PWA_DISABLED' },
]
