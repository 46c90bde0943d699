import type { WishlistItemUpdateInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { replaceChoices } from '../purchase/choice.repository.ts'
import { isSameChoice } from '../purchase/choices.ts'
import { choicesFor, storedQuantity } from './add-wishes.ts'
import { processWishes } from './process-wishes.ts'
import { deleteWish, findWishes, setWish, type WishRow } from './wish.repository.ts'
import type { WishlistRow } from './wishlist.repository.ts'

/** Omitted options and quantity stay; an omitted note is cleared. An item that becomes equal to another absorbs it. */
export function updateWishes(
  context: Context, list: WishlistRow, items: readonly WishlistItemUpdateInput[],
): Refusal[] {
  const { database } = context
  return processWishes(context, list, items, (item) => {
    const wishes = findWishes(database, list.id)
    const wish = wishes.find(({ id }) => String(id) === item.wishlist_item_id)
    if (!wish) return foreignWish(item.wishlist_item_id)
    const changed = changedWish(wish, item)
    if (Math.trunc(changed.quantity) === 0) return refusal('wishlist.quantityZeroOnUpdate')
    const equalWish = wishes.find((other) => other.id !== wish.id && isSameWish(other, changed))
    if (equalWish) deleteWish(database, equalWish.id)
    setWish(database, wish.id, { ...changed, quantity: storedQuantity(storedQuantity(changed.quantity) + (equalWish?.quantity ?? 0)) })
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
  return processWishes(context, list, ids, (id) => {
    if (!known.delete(id)) return foreignWish(id)
    deleteWish(context.database, Number(id))
    return undefined
  })
}

const foreignWish = (id: string) => refusal('wishlist.itemForeign', { id })
