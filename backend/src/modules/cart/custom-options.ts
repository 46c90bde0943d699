import { isCustomOption } from '../customizable-options/chosen-options.ts'
import type { BuyRequest } from '../purchase/product-kind.ts'

/**
 * magento/magento2#37599: `addProductsToCart` reads the product without its custom options, so that none is taken and none is
 * found missing. The older mutations, one for each kind of product, read them.
 */
export const withoutCustomOptions = (request: BuyRequest): BuyRequest =>
  ({ ...request, choices: request.choices.filter((choice) => !isCustomOption(choice)) })
