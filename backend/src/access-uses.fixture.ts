/** The errors for a client that requests another customer's data. */
type Refusal = readonly [message: string, category: string]

export const GUEST: Refusal = ["The current customer isn't authorized.", 'graphql-authorization']
const CART: Refusal = ['The current user cannot perform operations on cart "<cart>"', 'graphql-authorization']
const ADDRESS: Refusal = ['Current customer does not have permission to address with ID "<address>"', 'graphql-authorization']
const NO_WISHES: Refusal = ['The current user cannot perform operations on wishlist', 'graphql-authorization']
const WISHLIST: Refusal = ['The wishlist was not found.', 'graphql-input']
const SPECIFIED: Refusal = ['Could not find the specified wishlist', 'graphql-input']
const COMPARE: Refusal = ['This customer is not authorized to access this list', 'graphql-input']
const NO_LINE: Refusal = ["The cart doesn't contain the item", 'graphql-no-such-entity']

const PLACE = 'firstname: "E", lastname: "B", street: ["X 1"], city: "Y", postcode: "30-001", telephone: "1", country_code: "PL"'
const PL = 'address: { country_code: PL }'

/** An operation on another customer's data: the answer to the other customer, and to a guest if it differs. */
export const USES: [operation: string, other: Refusal, guest?: Refusal][] = [
  ['query cart(cart_id: "<cart>") { email }', CART],
  ['mutation addProductsToCart(cartId: "<cart>", cartItems: [{ sku: "rope", quantity: 2 }]) { cart { id } }', CART],
  [
    'mutation addSimpleProductsToCart(input: { cart_id: "<cart>", cart_items: [{ data: { sku: "rope", quantity: 2 } }] }) { cart { id } }',
    CART,
  ],
  [
    'mutation addVirtualProductsToCart(input: { cart_id: "<cart>", cart_items: [{ data: { sku: "video", quantity: 1 } }] }) { cart { id } }',
    CART,
  ],
  [
    `mutation addBundleProductsToCart(input: {
      cart_id: "<cart>", cart_items: [{ data: { sku: "rope", quantity: 2 }, bundle_options: [] }]
    }) { cart { id } }`,
    CART,
  ],
  [
    'mutation addDownloadableProductsToCart(input: { cart_id: "<cart>", cart_items: [{ data: { sku: "rope", quantity: 2 } }] }) { cart { id } }',
    CART,
  ],
  [
    `mutation addConfigurableProductsToCart(input: {
      cart_id: "<cart>", cart_items: [{ data: { sku: "shell-m", quantity: 1 }, parent_sku: "shell" }]
    }) { cart { id } }`,
    CART,
  ],
  [
    'mutation updateCartItems(input: { cart_id: "<cart>", cart_items: [{ cart_item_uid: "<line>", quantity: 1 }] }) { cart { id } }',
    CART,
  ],
  [
    'mutation updateCartItems(input: { cart_id: "<own cart>", cart_items: [{ cart_item_uid: "<line>", quantity: 1 }] }) { cart { id } }',
    ['Could not find cart item with id: <line id>.', 'graphql-no-such-entity'],
  ],
  ['mutation removeItemFromCart(input: { cart_id: "<cart>", cart_item_uid: "<line>" }) { cart { id } }', CART],
  ['mutation removeItemFromCart(input: { cart_id: "<own cart>", cart_item_uid: "<line>" }) { cart { id } }', NO_LINE],
  ['mutation applyCouponToCart(input: { cart_id: "<cart>", coupon_code: "TATRY10" }) { cart { id } }', CART],
  ['mutation removeCouponFromCart(input: { cart_id: "<cart>" }) { cart { id } }', CART],
  [
    `mutation setGiftOptionsOnCart(input: {
      cart_id: "<cart>", gift_receipt_included: true, printed_card_included: false
    }) { cart { id } }`,
    CART,
  ],
  [
    'mutation setGuestEmailOnCart(input: { cart_id: "<cart>", email: "ewa@example.com" }) { cart { id } }',
    ['The request is not allowed for logged in customers', 'graphql-input'],
    CART,
  ],
  [
    `mutation setShippingAddressesOnCart(input: {
      cart_id: "<cart>", shipping_addresses: [{ address: { ${PLACE} } }]
    }) { cart { id } }`,
    CART,
  ],
  [
    `mutation setShippingAddressesOnCart(input: {
      cart_id: "<own cart>", shipping_addresses: [{ customer_address_id: <address> }]
    }) { cart { id } }`,
    ADDRESS,
    GUEST,
  ],
  [
    `mutation setBillingAddressOnCart(input: { cart_id: "<cart>", billing_address: { address: { ${PLACE} } } }) { cart { id } }`,
    CART,
  ],
  [
    `mutation setBillingAddressOnCart(input: {
      cart_id: "<own cart>", billing_address: { customer_address_id: <address> }
    }) { cart { id } }`,
    ADDRESS,
    GUEST,
  ],
  [
    `mutation setShippingMethodsOnCart(input: {
      cart_id: "<cart>", shipping_methods: [{ carrier_code: "locker", method_code: "standard" }]
    }) { cart { id } }`,
    CART,
  ],
  ['mutation setPaymentMethodOnCart(input: { cart_id: "<cart>", payment_method: { code: "banktransfer" } }) { cart { id } }', CART],
  [`mutation estimateShippingMethods(input: { cart_id: "<cart>", ${PL} }) { carrier_code }`, CART],
  [`mutation estimateTotals(input: { cart_id: "<cart>", ${PL} }) { cart { id } }`, CART],
  ['mutation placeOrder(input: { cart_id: "<cart>" }) { orderV2 { number } errors { message } }', CART],
  ['mutation mergeCarts(source_cart_id: "<cart>", destination_cart_id: "<own cart>") { id }', CART, GUEST],
  ['mutation mergeCarts(source_cart_id: "<guest cart>", destination_cart_id: "<cart>") { id }', CART, GUEST],
  [
    'mutation assignCustomerToGuestCart(cart_id: "<cart>") { id }',
    ["The customer can't be assigned to the cart because the cart isn't anonymous.", 'graphql-input'],
    GUEST,
  ],
  ['mutation updateCustomerAddress(id: <address>, input: { city: "Gdynia" }) { id }', ADDRESS, GUEST],
  ['mutation deleteCustomerAddress(id: <address>)', ADDRESS, GUEST],
  [
    'mutation addProductsToWishlist(wishlistId: "<wishlist>", wishlistItems: [{ sku: "rope", quantity: 1 }]) { wishlist { id } }',
    WISHLIST,
    NO_WISHES,
  ],
  [
    `mutation updateProductsInWishlist(wishlistId: "<wishlist>", wishlistItems: [{ wishlist_item_id: "<wish>", quantity: 5 }]) {
      wishlist { id }
    }`,
    SPECIFIED,
    NO_WISHES,
  ],
  [
    'mutation removeProductsFromWishlist(wishlistId: "<wishlist>", wishlistItemsIds: ["<wish>"]) { wishlist { id } }',
    WISHLIST,
    NO_WISHES,
  ],
  ['mutation addWishlistItemsToCart(wishlistId: "<wishlist>", wishlistItemIds: ["<wish>"]) { status }', WISHLIST, NO_WISHES],
  [
    'mutation addWishlistItemsToCart(wishlistId: "mine", wishlistItemIds: ["<wish>"]) { status }',
    ['The wishlist item ids "<wish>" were not found.', 'graphql-input'],
    NO_WISHES,
  ],
  ['mutation updateWishlist(wishlistId: "<wishlist>", name: "Mine") { name }', SPECIFIED, NO_WISHES],
  ['query compareList(uid: "<list>") { item_count }', COMPARE],
  ['mutation addProductsToCompareList(input: { uid: "<list>", products: ["2"] }) { uid }', COMPARE],
  ['mutation removeProductsFromCompareList(input: { uid: "<list>", products: ["1"] }) { uid }', COMPARE],
  ['mutation deleteCompareList(uid: "<list>") { result }', COMPARE],
  ['mutation assignCompareListToCustomer(uid: "<list>") { result }', COMPARE, ['Customer must be logged', 'graphql-input']],
  [
    'mutation reorderItems(orderNumber: "<order number>") { cart { id } }',
    ['Order number "<order number>" doesn\'t belong to the current customer', 'graphql-input'],
    GUEST,
  ],
  [
    'mutation deletePaymentToken(public_hash: "<hash>") { result }',
    ['Could not find a token using public hash: <hash>', 'graphql-no-such-entity'],
    GUEST,
  ],
  [
    'query guestOrder(input: { number: "<order number>", email: "anna@example.com", lastname: "<lastname>" }) { number }',
    ['Please login to view the order.', 'graphql-authorization'],
  ],
  [
    'query guestOrderByToken(input: { token: "<order token>" }) { number }',
    ['Please login to view the order.', 'graphql-authorization'],
  ],
]
