import { parse, print, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { AttributeMetadataOperation } from '../storefront/src/graphql/generated/attribute-metadata.server.ts'
import { ALLOWED_OPERATIONS } from '../storefront/src/graphql/generated/allow-list.ts'
import { GetMenuItemsOperation } from '../storefront/src/graphql/generated/category-tree.ts'

const DOCUMENTS = [...ALLOWED_OPERATIONS.values(), AttributeMetadataOperation.query, GetMenuItemsOperation.query]

/** The root fields of each operation with the source text of their arguments: 'query Cart' has 'cart(cart_id: $cartId)'. */
const FIELDS = DOCUMENTS.flatMap((text) => {
  const found: { operation: string; field: string; text: string }[] = []
  visit(parse(text), {
    OperationDefinition(node) {
      for (const selection of node.selectionSet.selections) {
        if (selection.kind !== 'Field') continue
        const { selectionSet: _, directives: __, ...field } = selection
        found.push({ operation: `${node.operation} ${node.name?.value}`, field: onOneLine(print(field)), text: onOneLine(print(selection)) })
      }
      return false
    },
  })
  return found
})
/** The printer wraps long argument lists. */
function onOneLine(text: string): string {
  return text.replaceAll(/\(\s+/g, '(').replaceAll(/\s+\)/g, ')').replaceAll(/\n\s+(?=\w+: )/g, ', ')
}

const mutationsOf = (field: string) => FIELDS.filter((each) => each.operation.startsWith('mutation') && each.field === field)
const textsOf = (operation: string, field: string) => FIELDS.filter((each) => each.operation === operation && each.field === field).map(({ text }) => text.replaceAll(/\s+/g, ' '))

describe('[API-06] the shop sends the mutations of the specification', () => {
  test.each([
    'addProductsToCart(cartId: $cartId, cartItems: $cartItems)',
    'applyCouponToCart(input: {cart_id: $cartId, coupon_code: $couponCode})',
    'removeCouponFromCart(input: {cart_id: $cartId})',
    'removeItemFromCart(input: {cart_id: $cartId, cart_item_uid: $cartItemUid})',
    'updateCartItems(input: {cart_id: $cartId, cart_items: $cartItems})',
    'mergeCarts(source_cart_id: $sourceCartId, destination_cart_id: $destinationCartId)',
    'generateCustomerToken(email: $email, password: $password)',
    'revokeCustomerToken',
    'createCustomerV2(input: $input)',
    'requestPasswordResetEmail(email: $email)',
    'resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)',
    'changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword)',
    'updateCustomerEmail(email: $email, password: $password)',
    'updateCustomerV2(input: {firstname: $firstname, lastname: $lastname})',
    'createCustomerAddress(input: $customerAddress)',
    'updateCustomerAddress(id: $id, input: $customerAddress)',
    'deleteCustomerAddress(id: $id)',
  ])('%s', (field) => expect(mutationsOf(field)).not.toEqual([]))

  test('createEmptyCart as createGuestCartId', () => expect(textsOf('mutation createGuestCartId', 'createEmptyCart')).toEqual(['createEmptyCart']))

  test.each([
    ['mergeCarts(source_cart_id: $sourceCartId, destination_cart_id: $destinationCartId)', '{ id '],
    ['generateCustomerToken(email: $email, password: $password)', '{ token }'],
    ['revokeCustomerToken', '{ result }'],
    ['createCustomerV2(input: $input)', '{ customer { email } }'],
    ['changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword)', '{ email }'],
  ])('%s returns %s', (field, selection) => {
    for (const { text } of mutationsOf(field)) expect(text.replaceAll(/\s+/g, ' ')).toContain(selection)
  })
})

describe('[API-07] the shop sends the queries of the specification', () => {
  test.each([
    ['the cart', 'query Cart', 'cart(cart_id: $cartId)', ['id total_quantity', 'applied_coupons { code }', 'grand_total { value currency }', 'subtotal_including_tax { value', 'uid quantity', 'name url_key', 'row_total_including_tax { value', 'minimum_price { final_price { value } regular_price { value } }', 'bundle_options { uid label type values { uid label quantity price } }']],
    ['the number of its items', 'query CartCount', 'cart(cart_id: $cartId)', ['id total_quantity']],
    ['the customer', 'query getCustomer', 'customer', ['{ email firstname lastname compare_list { uid } }']],
    ['the customer’s reviews, page by page', 'query CustomerReviews', 'customer', ['{ reviews(pageSize: $pageSize, currentPage: $page) { items { summary text nickname created_at average_rating ratings_breakdown { name value }', 'current_page page_size total_pages', 'product { uid', 'review_count']],
    ['the customer’s cart', 'query createCustomerCartId', 'customerCart', ['{ id ']],
    ['the metadata of attributes', 'query AttributeMetadata', 'customAttributeMetadata(attributes: $attributes)', ['attribute_code', 'attribute_options { label value }']],
    ['the menu, of four levels', 'query getMenuItems', 'categories(filters: {category_uid: {eq: $categoryUid}})', [`children { uid url_path name include_in_menu image ${'children { uid url_path name include_in_menu '.repeat(3)}}`]],
  ])('%s: %s', (_, operation, field, parts) => {
    const texts = textsOf(operation, field)
    // The menu is read by pages and by the browser.
    expect(texts).toHaveLength(DOCUMENTS.filter((text) => new RegExp(`${operation}\\b`).test(text)).length)
    for (const text of texts) expect(parts.filter((part) => !text.includes(part))).toEqual([])
  })
})
