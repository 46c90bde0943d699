import type { ProductPlan } from '../plan/product-plan.ts'

/** Sold within sets; none has a page of its own. */
const PARTS: readonly ProductPlan[] = [
  {
    sku: 'LG-X01', urlKey: 'enamel-camp-mug', name: 'Enamel Camp Mug', price: 14_00, weight: 0.5, categories: [], isHidden: true,
    materials: ['steel'], text: 'The speckled classic, in cream.', points: ['12 fl. oz.'],
  },
  {
    sku: 'LG-X02', urlKey: 'folding-spork', name: 'Folding Spork', price: 9_00, weight: 0.1, categories: [], isHidden: true,
    materials: ['steel'], text: 'Spoon, fork and a lid lifter in one.', points: ['Folds to four inches'],
  },
  {
    sku: 'LG-X03', urlKey: 'match-case', name: 'Waterproof Match Case', price: 7_50, weight: 0.1, categories: [], isHidden: true,
    text: 'Holds forty matches and a striker.', points: ['Floats'],
  },
  {
    sku: 'LG-F01', urlKey: 'huckleberry-oat-bar', name: 'Huckleberry Oat Bar', price: 3_25, weight: 0.2, categories: [], isHidden: true,
    text: 'Rolled oats, honey and huckleberries from the Gorge.', points: ['240 calories'],
  },
  {
    sku: 'LG-F02', urlKey: 'smoked-almond-mix', name: 'Smoked Almond &amp; Cherry Mix', price: 6_50, weight: 0.4, categories: [], isHidden: true,
    text: 'Almonds smoked over alder with dried Montmorency cherries.', points: ['Resealable pouch, 5 oz.'],
  },
  {
    sku: 'LG-F03', urlKey: 'camp-cocoa', name: 'Camp Cocoa', price: 4_75, weight: 0.3, categories: [], isHidden: true,
    text: 'Dark cocoa and cane sugar. Just add hot water.', points: ['Four servings'],
  },
]

export const SETS: readonly ProductPlan[] = [
  ...PARTS,
  {
    sku: 'LG-S01', urlKey: 'weekend-camp-kit', name: 'Weekend Camp Kit', price: 0,
    picture: { kind: 'duffel', color: 'spruce' }, weight: 0, categories: ['gear/camp-kitchen', 'gear'],
    activities: ['camping'], isEco: false, isPerformance: false,
    text: 'Everything a first night out needs, in one order: choose a mug, choose a mat, and add the small things you always forget.',
    points: ['Change any part before you order', 'Ships in one box', 'Makes a good wedding present'],
    bundle: [
      { title: 'Mug', input: 'radio', parts: ['LG-K01', 'LG-X01'] },
      { title: 'Mat or pack', input: 'select', parts: ['LG-A05', 'LG-P01'] },
      { title: 'Small things', input: 'checkbox', isOptional: true, parts: ['LG-X02', 'LG-X03', 'LG-P05'] },
    ],
    links: { related: ['LG-S02', 'LG-K02'] },
  },
  {
    sku: 'LG-S02', urlKey: 'trail-snack-set', name: 'Trail Snack Set', price: 0,
    picture: { kind: 'tote', color: 'dawn' }, weight: 0, categories: ['gear/camp-kitchen'],
    activities: ['hiking', 'camping'], isEco: false, isPerformance: false,
    text: 'Pick your own mix of bars, nuts and cocoa, with a mug to drink it from. Packed in a reusable cotton bag.',
    points: ['Made by our neighbors in central Oregon', 'Best within six months', 'Food cannot be returned'],
    group: ['LG-F01', 'LG-F02', 'LG-F03', 'LG-K01'],
    links: { related: ['LG-S01'] },
  },
  {
    sku: 'LS-D01', urlKey: 'knots-and-hitches-guide', name: 'Knots &amp; Hitches: A Field Guide', price: 9_00,
    picture: { kind: 'backpack', color: 'larch' }, weight: 0, categories: ['guides'],
    activities: ['camping', 'backpacking'],
    text: 'Thirty knots that hold tarps, bear bags and canoes, drawn step by step and tested by our guides. Yours to keep.',
    points: ['Download it at once', 'Print it or read it on your phone', 'Free updates'],
    downloads: [
      { title: 'Field guide (PDF)', file: 'knots-and-hitches.pdf', price: 0, sample: 'knots-and-hitches-sample.pdf' },
      { title: 'Practice videos (ZIP)', file: 'knots-and-hitches-videos.zip', price: 5_00 },
    ],
    links: { related: ['LS-V01'] },
  },
  {
    sku: 'LS-V01', urlKey: 'gear-care-plan', name: 'Gear Care Plan &ndash; 1 Year', price: 39_00,
    picture: { kind: 'shell-jacket', color: 'scree' }, weight: 0, categories: ['guides'], isVirtual: true,
    text: 'A year of washing, reproofing and repairs for one jacket, tent or pack. Bring it to the shop or mail it in.',
    points: ['Two full cleanings', 'Unlimited small repairs', 'Priority before long weekends'],
    links: { related: ['LW-J01', 'LM-J02'] },
  },
]
