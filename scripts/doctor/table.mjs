import { appearance } from './payment.mjs'

/** @typedef {import('./report.mjs').Report} Report */
/** @typedef {import('./examine.mjs').Examination} Examination */

const WIDTH = 18

/**
 * The report as readable text.
 * @param {Report} report
 * @returns {string}
 */
export function tableOf({ backend, found, problems, leftOut, works, envLocal }) {
  if (!found) return problems.map(({ message }) => message).join('\n')
  const sections = [
    [`Kram's doctor at ${backend}`, rowsOf(found)],
    [works ? 'To fix' : 'Kram does not work here', problems.map(({ message, isFatal }) => `${isFatal ? '✗' : '!'} ${message}`)],
    ['Not supported by Kram', leftOut.map(({ what, why }) => `· ${what}: ${why}`)],
  ]
  const texts = sections.flatMap(([title, lines]) => (lines?.length ? [`${String(title)}\n\n${indent(/** @type {string[]} */ (lines))}`] : []))
  return [...texts, `storefront/.env.local\n\n${indent((envLocal ?? '').trimEnd().split('\n'))}`].join('\n\n')
}

/** @type {(lines: readonly string[]) => string} */
const indent = (lines) => lines.map((line) => `  ${line}`).join('\n')

/** @type {(found: Examination) => string[]} */
function rowsOf(found) {
  const { storeViews, rootCategory, pictures, limits, testCart, agreements, botCheckedForms, payment, regions } = found
  const [view] = storeViews
  /** @type {[string, string | string[]][]} */
  const rows = [
    ['reachable', `yes, in ${found.milliseconds} ms`],
    ['GraphQL', "Magento's"],
    ['release', `${found.release}${found.release === '2.4.9' ? ' or newer' : ', judging by its fields'}`],
    ['store views', storeViews.map(({ code, locale, currency, name }) => `${code} (${locale}, ${currency}) ${name}`)],
    ['root category', rootCategory ? `${rootCategory.uid} ${rootCategory.name}, ${rootCategory.menuEntries} in the menu` : 'not found'],
    ['products', String(found.products)],
    ['picture hosts', pictures.hosts.length > 0 ? pictures.hosts : 'no pictures found'],
    ['URL suffixes', `products ${view?.productSuffix || 'none'}, categories ${view?.categorySuffix || 'none'}`],
    ['introspection', found.introspection ? 'on' : 'off'],
    ['limits', `depth ${limits.depth ?? 'none found'}, complexity ${limits.complexity ?? 'none found'}`],
    ['guest checkout', found.guestCheckout === null ? 'not reported before 2.4.7' : found.guestCheckout ? 'on' : 'off'],
    ['agreements', agreements.length > 0 ? agreements : 'none'],
    ['bot check', botCheckedForms.length > 0 ? botCheckedForms.join(', ') : 'none found'],
    ['test cart', testCart.problem ?? `${testCart.sku} to ${testCart.country}, left empty`],
    ['delivery', listed(testCart.deliveryMethods)],
    ['payment', testCart.paymentMethods.length > 0 ? testCart.paymentMethods.map((method) => `${named(method)}: ${appearance(method.code, payment)}`) : 'none'],
    ['tax in prices', taxText(testCart)],
    ['regions', regions.countries === null ? 'not tried' : `required in ${regions.countries.join(', ') || 'no country'}${regions.areReported ? '' : ', of those tried'}`],
    ["mails' links", storeViews.map(({ code, linkBaseUrl }) => `${code}: ${linkBaseUrl}`)],
  ]
  return rows.flatMap(([name, value]) => [value].flat().map((line, index) => `${(index === 0 ? name : '').padEnd(WIDTH)}${line}`))
}

/** @type {(methods: { code: string, title: string }[]) => string[]} */
const listed = (methods) => (methods.length > 0 ? methods.map(named) : ['none'])

/** @type {(method: { code: string, title: string }) => string} */
const named = ({ code, title }) => `${code} (${title})`

/** @type {(testCart: Examination['testCart']) => string} */
function taxText({ tax, sku, country }) {
  if (sku === null) return 'not known'
  if (tax.inPrices === null) return `none on ${sku} sent to ${country}`
  return `${tax.inPrices ? 'included' : 'added in the cart'} (${tax.names.join(', ') || 'without a name'})`
}
