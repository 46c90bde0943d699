import type { WishlistItemUpdateInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { replaceChoices } from '../purchase/choice.repository.ts'
import { isSameChoice } from '../purchase/choices.ts'
import { choicesFor, keptQuantity } from './add-wishes.ts'
import { eachWish } from './each-wish.ts'
import { deleteWish, findWishes, setWish, type WishRow } from './wish.repository.ts'
import type { WishlistRow } from './wishlist.repository.ts'

/** Omitted options and quantity stay; an omitted note is cleared. An item that becomes equal to another absorbs it. */
export function updateWishes(
  context: Context, list: WishlistRow, items: readonly WishlistItemUpdateInput[],
): Refusal[] {
  const { database } = context
  return eachWish(context, list, items, (item) => {
    const wishes = findWishes(database, list.id)
    const wish = wishes.find(({ id }) => String(id) === item.wishlist_item_id)
    if (!wish) return foreignWish(item.wishlist_item_id)
    const changed = changedWish(wish, item)
    if (Math.trunc(changed.quantity) === 0) return refusal('wishlist.quantityZeroOnUpdate')
    const twin = wishes.find((other) => other.id !== wish.id && isSameWish(other, changed))
    if (twin) deleteWish(database, twin.id)
    setWish(database, wish.id, { ...changed, quantity: keptQuantity(keptQuantity(changed.quantity) + (twin?.quantity ?? 0)) })
    replaceChoices(database, 'wishlist_item_choice', wish.id, changed.choices)
    return undefined
  })
}

function changedWish(wish: WishRow, { quantity, description, selected_options, entered_options }: WishlistItemUpdateInput): WishRow {
  return {
    ...wish,
    quantity: quantity ?? wish.quantity,
    description: description ?? null,
    choices: selected_options || entered_options
      ? choicesFor(wish.type, { selected_options: selected_options ?? [], entered_options: entered_options ?? [] })
      : wish.choices,
  }
}

const isSameWish = (one: WishRow, other: WishRow) => one.productId === other.productId && isSameChoice(one.choices, other.choices)

export function removeWishes(context: Context, list: WishlistRow, ids: readonly string[]): Refusal[] {
  const known = new Set(findWishes(context.database, list.id).map(({ id }) => String(id)))
  return eachWish(context, list, ids, (id) => {
    if (!known.delete(id)) return foreignWish(id)
    deleteWish(context.database, Number(id))
    return undefined
  })
}

const foreignWish = (id: string) => refusal('wishlist.itemForeign', { id })
