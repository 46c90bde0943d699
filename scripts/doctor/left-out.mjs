import { isOffered } from './payment.mjs'
import { chooseViews, LANGUAGES } from './store-views.mjs'

/** @typedef {import('./examine.mjs').Examination} Examination */
/** @typedef {{ what: string, why: string }} LeftOut */

const SINCE = [
  { release: '2.4.7', what: 'attributes on product pages that the shop does not filter by', field: 'custom_attributesV2' },
  { release: '2.4.7', what: 'attributes and badges on cards, and the lowest price before a reduction', field: 'custom_attributesV2' },
  { release: '2.4.7', what: 'consents at registration and in the account', field: 'attributesForm' },
  { release: '2.4.7', what: "confirming an account by the mail's link", field: 'confirmEmail' },
  { release: '2.4.7', what: 'delivery costs before the checkout', field: 'estimateShippingMethods' },
  { release: '2.4.7', what: 'the contact form, in whose place the page shows the contact data of the brand', field: 'contactUs' },
  { release: '2.4.7', what: 'cancelling an order', field: 'cancelOrder' },
  { release: '2.4.7', what: "a guest's order, found by its number", field: 'guestOrder' },
  { release: '2.4.7', what: "payment on a service's own page (PAYMENT_PAGES)", field: 'guestOrderByToken' },
  { release: '2.4.7', what: 'declarations of withdrawal by the contact form (docs/withdrawal.md)', field: 'contactUs' },
  { release: '2.4.8', what: 'resending the mail that confirms an account', field: 'resendConfirmationEmail' },
]

/**
 * The parts of this shop that Kram will not show, with the reasons.
 * @param {Examination} examination
 * @returns {LeftOut[]}
 */
export function findLeftOut(examination) {
  const { release, storeViews, chosenViews, testCart, hasBestsellers, productOptions, payment } = examination
  const [view] = chooseViews(storeViews).chosen.values()
  const later = SINCE.filter((feature) => feature.release > release)
  const hasPaymentPages = !later.some(({ field }) => field === 'guestOrderByToken')
  return [
    ...later.map(({ what, field, ...since }) => ({ what, why: `${field} came with Magento ${since.release}` })),
    ...viewsLeftOut(storeViews, chosenViews),
    ...(view && !view.areReviewsOn ? [{ what: 'reviews', why: 'they are switched off in Magento' }] : []),
    ...(hasBestsellers ? [] : [{ what: 'bestsellers on the home page', why: 'no category has the url_key bestsellers: set BESTSELLERS_URL_KEY to another one' }]),
    ...testCart.paymentMethods
      .filter(({ code }) => code !== 'free' && !isOffered(code, payment))
      .map(({ code, title }) => ({
        what: `payment by ${title} (${code})`,
        why: `nobody could pay its orders: set ${hasPaymentPages ? `PAYMENT_PAGES=${code}=https://… to the page of its service, or ` : ''}OFFLINE_PAYMENT_METHODS=${code} if it is paid outside the shop`,
      })),
    ...(productOptions.files ? [{ what: 'products with a required option of the type file', why: 'GraphQL takes no files: they are shown, and the page asks to write to the shop' }] : []),
    ...(testCart.deliveryMethods.length > 0 ? [{ what: 'the day of arrival', why: 'Magento does not report it: set DELIVERY_DAYS' }] : []),
    { what: 'the amount missing to free delivery', why: 'Magento does not report the threshold: set FREE_SHIPPING_FROM' },
  ]
}

/** @type {(views: Examination['storeViews'], chosen: Examination['chosenViews']) => LeftOut[]} */
function viewsLeftOut(views, chosenCodes) {
  const { chosen, left } = chooseViews(views)
  const [first] = chosen.values()
  const foreign = first && !LANGUAGES.includes(first.language) ? [{ what: `the shop's own messages in ${first.locale}`, why: `Kram has messages in ${LANGUAGES.join(' and ')}` }] : []
  const others = left.map(({ code, language, rootCategoryUid }) => ({
    what: `store view ${code}`,
    why: !LANGUAGES.includes(language)
      ? `Kram has no messages in ${language || 'its language'}`
      : rootCategoryUid === first?.rootCategoryUid ? `${chosenCodes[language]} is in ${language} as well` : 'it has another root category: start another shop for it',
  }))
  return [...foreign, ...others]
}
