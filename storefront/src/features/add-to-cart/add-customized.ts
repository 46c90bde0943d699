import { send } from '../../graphql/browser.ts'
import {
  AddBundleProductsToCartOperation,
  AddConfigurableProductsToCartOperation,
  AddDownloadableProductsToCartOperation,
  AddSimpleProductsToCartOperation,
  AddVirtualProductsToCartOperation,
} from '../../graphql/generated/add-customized.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { returnedCart } from '../cart/returned-cart.ts'
import type { CustomizedChoice } from './item-choice.ts'
import { optionNumbers, readPartUid } from './option-uid.ts'

/**
 * Adds one product with its custom options: all or nothing, and a refusal is thrown.
 * @throws StoreError, ServerError
 */
export async function addCustomized(cartId: string, choice: CustomizedChoice): Promise<CartFragment> {
  const { added } = await sendByKind(cartId, choice)
  return returnedCart(added?.cart, `Add${choice.customized.kind}ProductsToCart`)
}

function sendByKind(cartId: string, choice: CustomizedChoice) {
  const { sku, quantity, customized: { kind, variantSku } } = choice
  const item = { data: { sku, quantity }, customizable_options: customizableOptions(choice) }
  switch (kind) {
    case 'Simple':
      return send(AddSimpleProductsToCartOperation, { cartId, cartItems: [item] })
    case 'Virtual':
      return send(AddVirtualProductsToCartOperation, { cartId, cartItems: [item] })
    case 'Configurable': {
      const variant = { ...item, data: { sku: variantSku ?? '', quantity }, parent_sku: sku }
      return send(AddConfigurableProductsToCartOperation, { cartId, cartItems: [variant] })
    }
    case 'Bundle':
      return send(AddBundleProductsToCartOperation, { cartId, cartItems: [{ ...item, bundle_options: bundleOptions(choice) }] })
    case 'Downloadable':
      return send(AddDownloadableProductsToCartOperation, { cartId, cartItems: [{ ...item, downloadable_product_links: links(choice) }] })
  }
}

/** By number; Magento recognises several values of one option by the brackets. */
function customizableOptions({ selectedOptions, enteredOptions = [] }: CustomizedChoice) {
  const picked = Map.groupBy(optionNumbers('custom-option', selectedOptions), ([option]) => option)
  const entered = enteredOptions.flatMap(({ uid, value }) => optionNumbers('custom-option', [uid]).map(([id = 0]) => ({ id, value_string: value })))
  return [
    ...[...picked].map(([id = 0, values]) => {
      const text = values.map(([, value]) => value).join(',')
      return { id, value_string: values.length > 1 ? `[${text}]` : text }
    }),
    ...entered,
  ]
}

/** A quantity that the shopper entered is an entered option; a default quantity is in the uid. */
function bundleOptions({ selectedOptions, enteredOptions = [] }: CustomizedChoice) {
  const chosen = [...selectedOptions.map((uid) => ({ uid, value: undefined })), ...enteredOptions]
  const parts = chosen.filter(({ uid }) => readPartUid(uid).isPart).map(({ uid, value }) => {
    const { part, quantity } = readPartUid(uid)
    const [id, selection = ''] = part.split('/')
    return { id: Number(id), selection, quantity: value === undefined ? quantity : Number(value) }
  })
  return [...Map.groupBy(parts, ({ id }) => id)].map(([id, ofOption]) =>
    ({ id, quantity: ofOption[0]?.quantity ?? 1, value: ofOption.map(({ selection }) => selection) }))
}

const links = ({ selectedOptions }: CustomizedChoice) => optionNumbers('downloadable', selectedOptions).map(([id = 0]) => ({ link_id: id }))
