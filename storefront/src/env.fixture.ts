/** The settings without a default, as on a developer's machine. */
export const COMPLETE = {
  BACKEND_URL: 'http://localhost:4000/',
  NEXT_PUBLIC_LOCALES: 'en,pl',
  NEXT_PUBLIC_ROOT_CATEGORY_UID: 'Mg==',
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'root',
  NEXT_PUBLIC_IMAGE_HOST: 'http://localhost:4000',
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: 'http://localhost:4000',
  NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'off',
  NEXT_PUBLIC_BUILDER_API_KEY: 'off',
  NEXT_PUBLIC_TAG_MANAGER_ID: 'off',
}
