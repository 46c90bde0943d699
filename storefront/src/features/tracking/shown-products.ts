import { withoutTerm } from './plain-page.ts'

export interface ShownList {
  readonly id: string
  readonly name: string
  readonly urlKeys: readonly string[]
  readonly element: Element
}

/** The key of the product whose page this is. */
export const shownProduct = (): string | undefined => (document.querySelector('main > .product') ? keyOf(location.pathname) : undefined)

/** The lists of product cards as they stand on the page: its own, whose cards are second headings, and rows with headings of their own. */
export function shownLists(): readonly ShownList[] {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('main .card-name a')]
  const grids = new Set(cards.flatMap((card) => card.closest('ul') ?? []))
  return [...grids].map((element, index) => {
    const urlKeys = cards.filter((card) => element.contains(card)).map((card) => keyOf(card.pathname))
    const heading = element.querySelector('h3') ? element.closest('section')?.querySelector('h2') : document.querySelector('h1')
    const name = withoutTerm(heading?.textContent.trim() ?? '')
    return { id: `${location.pathname}#${index + 1}`, name, urlKeys, element }
  })
}

const keyOf = (path: string): string => path.split('/').at(-1) ?? ''
