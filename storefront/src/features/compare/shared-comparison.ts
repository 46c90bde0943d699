import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CompareOnceOperation, DeleteCompareListOperation, ProductUidsOperation } from '../../graphql/generated/compare.ts'
import type { ComparisonFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { productId } from './product-id.ts'

/**
 * The comparison of a shared link, in the link's order. Only a compare list has the attributes and their labels, so a
 * temporary one is created, as a guest's: a customer has only one list, which would change.
 * @throws StoreError, ServerError
 */
export async function getSharedComparison(skus: readonly string[]): Promise<ComparisonFragment> {
  const { products } = await send(ProductUidsOperation, { skus: [...skus], pageSize: skus.length }, { asGuest: true })
  const uids = (products?.items ?? []).flatMap((product) => product?.uid ?? [])
  if (uids.length === 0) return { uid: '', attributes: [], items: [] }

  const { createCompareList: list } = await send(CompareOnceOperation, { products: uids.map(productId) }, { asGuest: true })
  if (!list) throw new ServerError(CompareOnceOperation.name, 'no list came back')
  send(DeleteCompareListOperation, { uid: list.uid }, { asGuest: true }).catch((error: unknown) =>
    logFailure('The temporary compare list could not be deleted', error),
  )
  const place = (item: (typeof list.items & object)[number]) => skus.indexOf(item?.product.sku ?? '')
  return { ...list, items: (list.items ?? []).toSorted((a, b) => place(a) - place(b)) }
}
