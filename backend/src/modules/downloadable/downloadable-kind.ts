import { refusal, type Refused } from '../../refusals/refusal.ts'
import { choicesOf, type Choice } from '../purchase/choices.ts'
import { type Piece, pieceOf, type ProductKind } from '../purchase/product-kind.ts'
import { type DownloadLink, downloadLinksById } from './download.repository.ts'

export interface DownloadPiece extends Piece {
  readonly links: readonly DownloadLink[]
}

/** A downloadable product costs its own price and that of each link. */
export const downloadableKind: ProductKind<DownloadPiece> = {
  plan: (scope, requests) => {
    const links = downloadLinksById(scope, requests.map(({ productId }) => productId))
    return requests.map(({ productId, quantity, choices }) => ({
      partIds: [],
      piece: (product) => {
        const chosen = chooseLinks(links.get(productId) ?? [], choices)
        if ('refusal' in chosen) return chosen
        const price = chosen.reduce((sum, link) => sum + link.price, 0)
        const piece = pieceOf(product, quantity, false)
        return { ...piece, unitPrice: piece.unitPrice + price, originalPrice: piece.originalPrice + price, links: chosen }
      },
    }))
  },
}

/** Links are bought separately, so a product with links needs at least one. */
function chooseLinks(links: readonly DownloadLink[], choices: readonly Choice[]): DownloadLink[] | Refused {
  const requested = choicesOf('downloadable', choices).map(({ numbers: [id] }) => id)
  const chosen = links.filter(({ id }) => requested.includes(id))
  return links.length > 0 && chosen.length === 0 ? { refusal: refusal('downloadable.linksNotChosen') } : chosen
}
