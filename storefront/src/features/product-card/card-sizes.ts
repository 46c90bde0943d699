/** The `sizes` of a card's picture, by the columns that a wide screen has. */
export const CARD_SIZES = {
  3: '(min-width:1440px) 338px, (min-width:1024px) calc((100vw - 424px)/3), (min-width:768px) 33vw, 50vw',
  4: '(min-width:1440px) 322px, (min-width:768px) 25vw, 50vw',
} as const
