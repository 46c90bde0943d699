/**
 * The settings that the browser needs, apart from the others, so that no page contains their checks. Spelled out because the build
 * replaces each `process.env.NEXT_PUBLIC_…` in the browser's code by its value.
 */
export const publicEnvironment = {
  NEXT_PUBLIC_LOCALES: process.env.NEXT_PUBLIC_LOCALES,
  NEXT_PUBLIC_ROOT_CATEGORY_UID: process.env.NEXT_PUBLIC_ROOT_CATEGORY_UID,
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: process.env.NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY,
  NEXT_PUBLIC_IMAGE_HOST: process.env.NEXT_PUBLIC_IMAGE_HOST,
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: process.env.NEXT_PUBLIC_IMAGE_HOST_FALLBACK,
}

export const publicSettings = {
  locales: (publicEnvironment.NEXT_PUBLIC_LOCALES ?? '').split(',').map((locale) => locale.trim()),
  rootCategoryUid: publicEnvironment.NEXT_PUBLIC_ROOT_CATEGORY_UID ?? '',
  rootCategoryUrlKey: publicEnvironment.NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY ?? '',
  imageHosts: [publicEnvironment.NEXT_PUBLIC_IMAGE_HOST ?? '', publicEnvironment.NEXT_PUBLIC_IMAGE_HOST_FALLBACK ?? ''],
} as const

/** `npm run dev`. */
export const isDevelopment = process.env.NODE_ENV === 'development'
