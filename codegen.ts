import type { CodegenConfig } from '@graphql-codegen/cli'
import { operationsPreset } from './codegen/operations-preset.ts'

/** Offline: the backend's own SDL types both sides, so that no server runs while code is made. */
const config: CodegenConfig = {
  schema: 'backend/src/modules/**/*.graphqls',
  generates: {
    'storefront/src/graphql/generated/types.ts': {
      documents: 'storefront/src/features/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { useTypeImports: true, skipTypename: true, enumType: 'string-literal', immutableTypes: true, scalars: { ID: 'string' } },
    },
    'storefront/src/graphql/generated/': {
      documents: 'storefront/src/features/**/*.graphql',
      preset: operationsPreset,
      plugins: [],
    },
    'backend/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context.ts#Context',
        // What a resolver hands on for each GraphQL type: the row it came from, not the finished answer.
        mappers: {
          ProductInterface: '../modules/catalog/product.repository.ts#Product',
          SimpleProduct: '../modules/catalog/product.repository.ts#Product',
          VirtualProduct: '../modules/catalog/product.repository.ts#Product',
          ConfigurableProduct: '../modules/catalog/product.repository.ts#Product',
          BundleProduct: '../modules/catalog/product.repository.ts#Product',
          GroupedProduct: '../modules/catalog/product.repository.ts#Product',
          DownloadableProduct: '../modules/catalog/product.repository.ts#Product',
          PriceRange: '../modules/catalog/product.repository.ts#Prices',
          ProductPrice: '../modules/catalog/discount.ts#PricePair',
          ConfigurableProductOptions: '../modules/configurable/configurable.repository.ts#ConfigurableOption',
          ConfigurableProductOptionsValues: '../modules/configurable/configurable.repository.ts#ConfigurableValue',
          ConfigurableVariant: '../modules/configurable/configurable.repository.ts#Variant',
          ConfigurableAttributeOption: '../modules/configurable/configurable.repository.ts#VariantAttribute',
          CategoryInterface: '../modules/catalog/category.repository.ts#Category',
          CategoryTree: '../modules/catalog/category.repository.ts#Category',
          Breadcrumb: '../modules/catalog/category.repository.ts#Category',
          CategoryResult: '../modules/catalog/category-list.ts#CategoryList',
          Products: '../modules/catalog/listing.ts#Listing',
          Country: '../modules/directory/countries.ts#DeliveryCountry',
          Cart: '../modules/cart/priced-cart.ts#PricedCart',
          CartPrices: '../modules/cart/priced-cart.ts#PricedCart',
          CartItemInterface: '../modules/cart/priced-cart.ts#PricedCartLine',
          SimpleCartItem: '../modules/cart/priced-cart.ts#PricedCartLine',
          VirtualCartItem: '../modules/cart/priced-cart.ts#PricedCartLine',
          ConfigurableCartItem: '../modules/cart/priced-cart.ts#PricedCartLine',
          CartItemPrices: '../modules/cart/priced-cart.ts#PricedCartLine',
          Error: '../modules/cart/user-error.ts#UserError',
          BillingCartAddress: '../modules/checkout/cart-address.ts#CartAddress',
          ShippingCartAddress: '../modules/checkout/cart-address.resolvers.ts#ShippingAddress',
          AvailableShippingMethod: '../modules/checkout/shipping-rates.ts#ShippingRate',
          SelectedShippingMethod: '../modules/checkout/shipping-rates.ts#ShippingRate',
          AvailablePaymentMethod: '../modules/checkout/payment-methods.ts#PaymentMethod',
          CmsPage: '../modules/cms/cms-page.repository.ts#ContentPage',
          CheckoutAgreement: '../modules/checkout/checkout.repository.ts#AgreementRow',
          Currency: '../modules/store/store.repository.ts#Store',
          StoreConfig: '../modules/store/store.repository.ts#Store',
        },
        scalars: { ID: 'string' },
      },
    },
  },
}

export default config
