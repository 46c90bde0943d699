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

const fieldsOf = (operation: string, field: string) => FIELDS.filter((each) => each.operation.startsWith(operation) && each.field === field)

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
  ])('%s', (field) => expect(fieldsOf('mutation', field)).not.toEqual([]))

  test('createEmptyCart as createGuestCartId', () => expect(fieldsOf('mutation createGuestCartId', 'createEmptyCart')).toHaveLength(1))
})

describe('[API-07] the shop sends the queries of the specification', () => {
  test.each([
    ['the cart', 'query Cart', 'cart(cart_id: $cartId)', ['applied_coupons', 'prices', 'total_quantity']],
    ['the number of its items', 'query CartCount', 'cart(cart_id: $cartId)', ['total_quantity']],
    ['the customer', 'query getCustomer', 'customer', ['email', 'firstname', 'lastname', 'compare_list']],
    ['the customer’s reviews, page by page', 'query CustomerReviews', 'customer', ['reviews(pageSize: $pageSize, currentPage: $page)']],
    ['the customer’s cart', 'query createCustomerCartId', 'customerCart', ['id']],
    ['the metadata of attributes', 'query AttributeMetadata', 'customAttributeMetadata(attributes: $attributes)', ['attribute_code', 'attribute_options', 'label', 'value']],
    ['the menu', 'query getMenuItems', 'categories(filters: {category_uid: {eq: $categoryUid}})', ['uid', 'children']],
  ])('%s: %s', (_, operation, field, parts) => {
    const text = fieldsOf(operation, field).map((each) => each.text).join('\n')
    expect(parts.filter((part) => !text.includes(part))).toEqual([])
  })
})
