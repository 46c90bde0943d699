import type { AddProductsToCompareListInput, InputMaybe, Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { productsById } from '../catalog/product.repository.ts'
import { currentCustomer, requireCustomer } from '../identity/identity.ts'
import { addComparedProducts, compareListOf, deleteCompareList, removeComparedProducts } from './compare-list.repository.ts'
import { accessCompareList, assignCompareList, createCompareList, readProductIds } from './compare-list.ts'
import { comparison } from './comparison.ts'

export const compareResolvers: Resolvers = {
  Query: {
    compareList: (_, { uid }, context) => {
      if (uid === '') throw refused('compare.uidMissing')
      const list = accessCompareList(context, uid)
      return list ? comparison(context, list) : null
    },
  },
  Mutation: {
    createCompareList: (_, { input }, context) => comparison(context, createCompareList(context, input?.products ?? [])),
    addProductsToCompareList: (_, { input }, context) => {
      const { list, productIds } = requireChange(context, input)
      addComparedProducts(context.database, list.id, productIds)
      return comparison(context, list)
    },
    removeProductsFromCompareList: (_, { input }, context) => {
      const { list, productIds } = requireChange(context, input)
      removeComparedProducts(context.database, list.id, productIds)
      return comparison(context, list)
    },
    deleteCompareList: (_, { uid }, context) => {
      if (uid === '') throw refused('compare.uidMissing')
      const list = accessCompareList(context, uid)
      if (list) deleteCompareList(context.database, list.id)
      return { result: list !== undefined }
    },
    assignCompareListToCustomer: (_, { uid }, context) => {
      if (uid === '') throw refused('compare.uidMissing')
      const customer = currentCustomer(context)
      if (!customer) throw refused('compare.loginNeeded')
      const list = accessCompareList(context, uid)
      if (!list) return { result: false, compare_list: null }
      return { result: true, compare_list: comparison(context, assignCompareList(context, list, customer.id)) }
    },
  },
  Customer: {
    compare_list: (_, __, context) => {
      const list = compareListOf(context.database, requireCustomer(context).id)
      return list ? comparison(context, list) : null
    },
  },
  CompareList: {
    item_count: ({ productIds }) => productIds.length,
    attributes: ({ attributes }) => attributes.map(({ code, label }) => ({ code, label })),
    items: ({ productIds, attributes }, _, { load }) =>
      productIds.map(async (id) => ({
        uid: String(id),
        product: required(await load(productsById, id), 'product'),
        attributes: attributes.map(({ code, texts }) => ({ code, value: texts.get(id) ?? 'N/A' })),
      })),
  },
}

/** The list and the products of a mutation. */
function requireChange(context: Context, input: InputMaybe<AddProductsToCompareListInput> | undefined) {
  if (!input?.uid) throw refused('compare.uidMissingOnChange')
  if (input.products.length === 0) throw refused('compare.productsMissing')
  const list = accessCompareList(context, input.uid)
  if (!list) throw refused('compare.uidUnknown')
  return { list, productIds: readProductIds(input.products) }
}
