import { randomBytes } from 'node:crypto'
import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { currentCustomer } from '../identity/identity.ts'
import {
  addComparedProducts, comparedProducts, compareListOf, deleteCompareList, findCompareList, setListOwner, insertCompareList,
  type CompareListRow,
} from './compare-list.repository.ts'

type ProductIds = readonly (string | null)[]

/** @throws for another customer's list; a guest's is open to every client that knows its uid */
export function accessCompareList(context: Context, uid: string): CompareListRow | undefined {
  const list = findCompareList(context.database, uid)
  if (list && list.customerId !== null && list.customerId !== currentCustomer(context)?.id) {
    throw refused('compare.foreign')
  }
  return list
}

/** By plain ids of products; anything else is ignored. */
export const readProductIds = (ids: ProductIds): number[] => ids.flatMap((id) => (/^\d{1,15}$/.test(id ?? '') ? [Number(id)] : []))

/** A customer has one list; products for a second one are added to it. */
export function createCompareList(context: Context, products: ProductIds): CompareListRow {
  const { database } = context
  const customer = currentCustomer(context)
  return transaction(database, () => {
    const known = customer && compareListOf(database, customer.id)
    const list = known ?? insertCompareList(database, randomBytes(16).toString('hex'), customer?.id ?? null)
    addComparedProducts(database, list.id, readProductIds(products))
    return list
  })
}

/** Assigns a guest's list to the customer, or adds its products to the list that the customer has. */
export function assignCompareList({ database, store }: Context, list: CompareListRow, customerId: number): CompareListRow {
  if (list.customerId !== null) return list
  return transaction(database, () => {
    const own = compareListOf(database, customerId)
    if (!own) {
      setListOwner(database, list.id, customerId)
      return list
    }
    addComparedProducts(database, own.id, comparedProducts(database, list.id, store.id))
    deleteCompareList(database, list.id)
    return own
  })
}
