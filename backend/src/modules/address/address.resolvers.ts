import type { CountryCodeEnum, Resolvers } from '../../generated/resolvers.ts'
import { requestedPage, checkPage, pageAt, pageInfo, sliceOf } from '../../graphql/page.ts'
import { addToBook, changeInBook, removeFromBook } from './address-book.ts'
import { countAddresses, findAddresses } from './address.repository.ts'

export const addressResolvers: Resolvers = {
  Mutation: {
    createCustomerAddress: (_, { input }, context) => addToBook(context, input),
    updateCustomerAddress: (_, { id, input }, context) => changeInBook(context, id, input),
    deleteCustomerAddress: (_, { id }, context) => removeFromBook(context, id),
  },
  Customer: {
    addresses: ({ id }, _, { database }) => findAddresses(database, id),
    addressesV2: ({ id }, args, { database }) => {
      const page = requestedPage(args, 5)
      checkPage(page)
      const count = countAddresses(database, id)
      const { limit, offset } = sliceOf(page)
      return { items: findAddresses(database, id, limit, offset), page_info: pageInfo(pageAt(page, count)), total_count: count }
    },
  },
  CustomerAddress: {
    country_code: ({ countryCode }) => countryCode as CountryCodeEnum,
    custom_attributesV2: () => [],
    default_billing: ({ isDefaultBilling }) => isDefaultBilling === 1,
    default_shipping: ({ isDefaultShipping }) => isDefaultShipping === 1,
    region: ({ region, regionCode, regionId }) => ({ region, region_code: regionCode, region_id: regionId }),
    region_id: ({ regionId }) => regionId,
    street: ({ street }) => street.split('\n'),
    vat_id: ({ vatId }) => vatId,
  },
}
