import { redactTitle } from './redact-page.ts'

export interface ShownList {
  readonly id: string
  readonly name: string
  readonly urlKeys: readonly string[]
  readonly element: Element
}

/** The URL key of the product on its own page. */
export const shownProduct = (): string | undefined => (document.querySelector('main > .product') ? keyOf(location.pathname) : undefined)

/** The page's lists of product cards: the main list, whose cards are second-level headings, and rows with their own heading. */
export function shownLists(): readonly ShownList[] {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('main .card-name a')]
  const grids = new Set(cards.flatMap((card) => card.closest('ul') ?? []))
  return [...grids].map((element, index) => {
    const urlKeys = cards.filter((card) => element.contains(card)).map((card) => keyOf(card.pathname))
    const heading = element.querySelector('h3') ? element.closest('section')?.querySelector('h2') : document.querySelector('h1')
    const name = redactTitle(heading?.textContent.trim() ?? '')
    return { id: `${location.pathname}#${index + 1}`, name, urlKeys, element }
  })
}

const keyOf = (path: string): string => path.split('/').at(-1) ?? ''
