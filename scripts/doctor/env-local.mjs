import { pictureHost } from './catalogue.mjs'

/**
 * The settings that fit, as a file of the storefront's. Nothing secret is in it.
 * @param {import('./examine.mjs').Examination} examination
 * @param {{ hasBasicAuth: boolean }} options
 * @returns {string}
 */
export function envLocal({ backend, chosenViews, rootCategory, pictures, storeViews, hasBestsellers, testCart }, { hasBasicAuth }) {
  const codes = Object.entries(chosenViews).filter(([locale, code]) => locale !== code)
  const [mediaHost] = storeViews.map(({ mediaBaseUrl }) => pictureHost(mediaBaseUrl))
  const [host = mediaHost || backend, fallback] = pictures.hosts
  const days = testCart.deliveryMethods.map(({ code }) => `${code}=2-3`).join(',')
  const lines = [
    `BACKEND_URL=${backend}`,
    ...(hasBasicAuth ? ['# BACKEND_BASIC_AUTH=user:password'] : []),
    `NEXT_PUBLIC_LOCALES=${Object.keys(chosenViews).join(',')}`,
    ...(codes.length > 0 ? [`STORE_CODES=${codes.map((pair) => pair.join('=')).join(',')}`] : []),
    `NEXT_PUBLIC_ROOT_CATEGORY_UID=${rootCategory?.uid ?? ''}`,
    ...(rootCategory?.urlKey ? [`NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY=${rootCategory.urlKey}`] : []),
    `NEXT_PUBLIC_IMAGE_HOST=${host}`,
    `NEXT_PUBLIC_IMAGE_HOST_FALLBACK=${fallback ?? host}`,
    '# SITE_URL=https://shop.example',
    '# REVALIDATE_SECRET=a long random word',
    ...(hasBestsellers ? [] : ['# BESTSELLERS_URL_KEY=url_key of a category']),
    ...(days ? [`# DELIVERY_DAYS=${days}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
