import { pictureHost } from './catalogue.mjs'
import { examine } from './examine.mjs'
import { findProblems } from './find-problems.mjs'
import { findLeftOut } from './left-out.mjs'
import { NoAnswer } from './no-answer.mjs'
import { isOffered } from './payment.mjs'

/**
 * @typedef {object} Report what `--json` prints; keys are added, never renamed
 * @property {string} backend
 * @property {boolean} works
 * @property {import('./find-problems.mjs').Problem[]} problems
 * @property {import('./examine.mjs').Examination | null} found null without a Magento
 * @property {import('./left-out.mjs').LeftOut[]} leftOut
 * @property {string | null} envLocal
 */

/**
 * @param {Parameters<typeof examine>[0]} options
 * @returns {Promise<Report>}
 */
export async function makeReport(options) {
  try {
    const found = await examine(options)
    const problems = findProblems(found)
    return {
      backend: options.address,
      works: !problems.some(({ isFatal }) => isFatal),
      problems,
      found,
      leftOut: findLeftOut(found),
      envLocal: envLocal(found, { hasBasicAuth: Boolean(options.environment?.BACKEND_BASIC_AUTH) }),
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { backend: options.address, works: false, problems: [{ message: error.message, isFatal: true }], found: null, leftOut: [], envLocal: null }
  }
}

/**
 * The fitting settings as the text of storefront/.env.local, without secrets.
 * @param {import('./examine.mjs').Examination} examination
 * @param {{ hasBasicAuth: boolean }} options
 * @returns {string}
 */
function envLocal({ backend, chosenViews, rootCategory, pictures, storeViews, hasBestsellers, testCart, payment, regions }, { hasBasicAuth }) {
  const codes = Object.entries(chosenViews).filter(([locale, code]) => locale !== code)
  const [mediaHost] = storeViews.map(({ mediaBaseUrl }) => pictureHost(mediaBaseUrl))
  const [host = mediaHost || backend, fallback] = pictures.hosts
  const days = testCart.deliveryMethods.map(({ code }) => `${code}=2-3`).join(',')
  const unpayable = testCart.paymentMethods.map(({ code }) => code).filter((code) => code !== 'free' && !isOffered(code, payment))
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
    "# BRAND=folder in storefront/brand with the shop's own texts and pictures",
    ...(hasBestsellers ? [] : ['# BESTSELLERS_URL_KEY=url_key of a category']),
    ...(unpayable.length > 0 ? [`# PAYMENT_PAGES=${unpayable.map((code) => `${code}=https://pay.example`).join(',')}`, `# OFFLINE_PAYMENT_METHODS=${unpayable.join(',')}`] : []),
    ...(regions.countries && !regions.areReported ? [`REGION_COUNTRIES=${regions.countries.join(',') || '-'}`] : []),
    ...(days ? [`# DELIVERY_DAYS=${days}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
