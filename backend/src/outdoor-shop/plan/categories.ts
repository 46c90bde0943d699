export interface CategoryPlan {
  readonly urlKey: string
  readonly name: string
  readonly description?: string
  /** The name of a drawing. */
  readonly image?: string
  /** Null if it was never set, as in most of Magento's categories. */
  readonly displayMode?: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE'
  /** The identifier of a CMS block. */
  readonly block?: string
  readonly isOutsideMenu?: boolean
  /** False lists only its own products, without those of its subcategories. */
  readonly isAnchor?: boolean
  readonly children?: readonly CategoryPlan[]
}

/** URL paths, such as `women/tops-women`. */
export type CategoryPath = string

export const CATEGORIES: readonly CategoryPlan[] = [
  { urlKey: 'whats-new', name: 'What’s New', displayMode: 'PAGE', isAnchor: false },
  {
    urlKey: 'women',
    name: 'Women',
    description: 'Trail clothing cut for women, from quick-drying tees to shells for the Cascades in June.',
    displayMode: 'PAGE',
    block: 'women-block',
    isAnchor: false,
    children: [
      {
        urlKey: 'tops-women',
        name: 'Tops',
        children: [
          { urlKey: 'jackets-women', name: 'Jackets', displayMode: 'PRODUCTS' },
          { urlKey: 'tees-women', name: 'Tees & Tanks', displayMode: 'PRODUCTS', description: 'Light layers for warm climbs and long, dusty miles.' },
        ],
      },
      { urlKey: 'bottoms-women', name: 'Bottoms' },
    ],
  },
  {
    urlKey: 'men',
    name: 'Men',
    displayMode: 'PAGE',
    isAnchor: false,
    children: [
      { urlKey: 'tops-men', name: 'Tops', displayMode: 'PRODUCTS' },
      { urlKey: 'bottoms-men', name: 'Bottoms' },
    ],
  },
  {
    urlKey: 'gear',
    name: 'Gear',
    description: 'Packs, camp kitchen and the small things that make a weekend outside easier.',
    image: 'backpack-spruce-front.webp',
    displayMode: 'PRODUCTS_AND_PAGE',
    block: 'gear-block',
    children: [
      { urlKey: 'packs-and-bags', name: 'Packs & Bags' },
      { urlKey: 'camp-kitchen', name: 'Camp Kitchen' },
      { urlKey: 'accessories', name: 'Hats, Socks & Watches' },
    ],
  },
  { urlKey: 'guides', name: 'Guides & Services' },
  { urlKey: 'sale', name: 'Sale', displayMode: 'PAGE', block: 'sale-block', isAnchor: false },
  {
    urlKey: 'promotions',
    name: 'Promotions',
    displayMode: 'PAGE',
    isOutsideMenu: true,
    isAnchor: false,
    children: [{ urlKey: 'women-sale', name: 'Women Sale', displayMode: 'PRODUCTS', isOutsideMenu: true }],
  },
  {
    urlKey: 'collections',
    name: 'Collections',
    displayMode: 'PAGE',
    isOutsideMenu: true,
    isAnchor: false,
    children: [
      {
        urlKey: 'eco-friendly',
        name: 'Eco Friendly',
        description: 'Made from organic, recycled or responsibly sourced materials.',
        displayMode: 'PRODUCTS',
        isOutsideMenu: true,
      },
      { urlKey: 'performance-fabrics', name: 'Performance Fabrics', displayMode: 'PRODUCTS', isOutsideMenu: true },
    ],
  },
]
