import type { ProductPlan } from '../plan/product-plan.ts'

const PACKS: readonly ProductPlan[] = [
  {
    sku: 'LG-P01', urlKey: 'cedar-run-28-backpack', name: 'Cedar Run 28 Backpack', price: 129_00,
    picture: { kind: 'backpack', color: 'spruce' }, colors: ['spruce'], weight: 2.4, categories: ['gear/packs-and-bags'],
    materials: ['nylon'], activities: ['hiking', 'travel'], isEco: false, isPerformance: false,
    text: 'Twenty-eight liters for a long day or a light overnight, with a back panel that keeps air moving.',
    points: ['Sleeve for a 3 L reservoir', 'Rain cover sold separately', 'Fits torsos from 16 to 21 inches'],
    links: { related: ['LG-P04', 'LG-K02'], upsell: ['LG-P02'] },
  },
  {
    sku: 'LG-P02', urlKey: 'long-haul-duffel', name: 'Long Haul Duffel &ndash; 60 L', price: 149_00,
    picture: { kind: 'duffel', color: 'dawn' }, colors: ['dawn'], weight: 3.1, categories: ['gear/packs-and-bags'],
    materials: ['canvas'], activities: ['travel', 'camping'], isEco: false, isPerformance: false,
    text: 'Waxed canvas and bar-tacked handles for baggage carousels, truck beds and everything between.',
    points: ['Stowable shoulder straps', 'Separate shoe compartment', 'Wipe clean with a damp cloth'],
    links: { related: ['LG-P03', 'LG-P01'] },
  },
  {
    sku: 'LG-P03', urlKey: 'market-day-tote', name: 'Market Day Tote', price: 34_00,
    picture: { kind: 'tote', color: 'larch' }, colors: ['larch'], weight: 0.9, categories: ['gear/packs-and-bags', 'collections/eco-friendly'],
    materials: ['cotton'], activities: ['travel'], isEco: true, isPerformance: false,
    text: 'Heavy organic canvas, long handles and an inside pocket for your keys.',
    points: ['Holds 40 pounds', 'Made in Oregon', 'Machine wash cold'],
    links: { related: ['LG-K01', 'LG-P02'] },
  },
  {
    sku: 'LG-P04', urlKey: 'packable-rain-cover', name: 'Packable Rain Cover', price: 28_00,
    weight: 0.3, categories: ['gear/packs-and-bags'], materials: ['nylon'], activities: ['hiking', 'backpacking'], isEco: false, isPerformance: true,
    text: 'A taped cover that fits packs from 20 to 35 liters and lives in a pouch the size of a lemon.',
    points: ['Drawcord and center buckle', 'High-visibility yellow', 'Hang to dry'],
    links: { related: ['LG-P01'] },
  },
  {
    sku: 'LG-P05', urlKey: 'mystery-stuff-sack', name: 'Mystery Stuff Sack', price: 12_00,
    weight: 0.2, categories: ['gear/packs-and-bags', 'collections/eco-friendly'], materials: ['nylon'], activities: ['camping'], isEco: true, isPerformance: false,
    text: 'Sewn from whatever fabric the tent line left over, so that every sack is a different color.',
    points: ['8 liters', 'Cord lock closure', 'Color of our choosing'],
  },
]

const KITCHEN: readonly ProductPlan[] = [
  {
    sku: 'LG-K01', urlKey: 'camp-mug', name: 'Camp Mug', price: 18_00,
    picture: { kind: 'bottle', color: 'hoarfrost' }, colors: ['hoarfrost'], weight: 0.7, categories: ['gear/camp-kitchen'],
    materials: ['steel'], activities: ['camping', 'travel'], isEco: false, isPerformance: false,
    text: 'A tall, lidded mug with double walls: coffee stays hot through two cups of conversation.',
    points: ['14 fl. oz.', 'Screw-on lid that does not drip', 'Dishwasher safe'],
    links: { related: ['LG-K02', 'LG-K03'], upsell: ['LG-K02'] },
  },
  {
    sku: 'LG-K02', urlKey: 'trailhead-water-bottle', name: 'Trailhead Water Bottle', price: 22_00,
    picture: { kind: 'bottle', color: 'tarn' }, colors: ['tarn'], weight: 0.8, categories: ['gear/camp-kitchen'],
    materials: ['steel'], activities: ['hiking', 'travel'], isEco: false, isPerformance: false,
    text: 'Cold for a day, hot for half of one. The wide mouth takes ice cubes and most filters.',
    points: ['24 fl. oz.', 'Leakproof cap with carry loop', 'Fits standard bottle pockets'],
    links: { related: ['LG-P01', 'LG-K01'], upsell: ['LG-K03', 'LG-S01'] },
  },
  {
    sku: 'LG-K03', urlKey: 'engraved-bottle', name: 'Engraved Bottle', price: 24_00,
    picture: { kind: 'bottle', color: 'dawn' }, colors: ['dawn'], weight: 0.8, categories: ['gear/camp-kitchen'],
    materials: ['steel'], activities: ['hiking', 'camping'], isEco: false, isPerformance: false,
    text: 'Our Trailhead bottle with a name of your choosing, laser-engraved in our Bend workshop within two days.',
    points: ['24 fl. oz.', 'Up to 20 characters', 'Engraved bottles cannot be returned'],
    options: [
      { title: 'Engraving', input: 'field', price: 6_00, maxCharacters: 20 },
      { title: 'Typeface', input: 'drop_down', values: [{ title: 'Block Capitals', price: 0 }, { title: 'Script', price: 2_00 }] },
    ],
    links: { related: ['LG-K02'] },
  },
]

const ACCESSORIES: readonly ProductPlan[] = [
  {
    sku: 'LG-A01', urlKey: 'wool-hiking-sock', name: 'Wool Hiking Sock &ndash; 2 Pack', price: 32_00,
    picture: { kind: 'socks', color: 'moss' }, colors: ['moss'], sizes: ['S', 'M', 'L'], weight: 0.3, categories: ['gear/accessories', 'collections/eco-friendly'],
    materials: ['wool', 'nylon'], activities: ['hiking', 'backpacking'], isEco: true, isPerformance: true,
    text: 'Two pairs of cushioned crew socks. If you wear a hole in one, we replace the pair.',
    points: ['Seamless toe', 'Ribbed arch', 'Machine wash warm, inside out'],
    links: { related: ['LW-B01', 'LM-B01'] },
  },
  {
    sku: 'LG-A02', urlKey: 'alder-beanie', name: 'Alder Beanie', price: 26_00,
    picture: { kind: 'beanie', color: 'larch' }, colors: ['larch', 'granite', 'rowan'], weight: 0.2, categories: ['gear/accessories'],
    materials: ['wool'], activities: ['camping', 'hiking'], isEco: false, isPerformance: false,
    text: 'A rib-knit merino beanie, thin enough to sleep in.',
    points: ['One size', 'Fold-up cuff', 'Hand wash'],
    links: { related: ['LW-J03', 'LM-T02'] },
  },
  {
    sku: 'LG-A03', urlKey: 'ranger-cap', name: 'Ranger Cap', price: 30_00, stock: 0,
    picture: { kind: 'cap', color: 'moss' }, colors: ['moss'], weight: 0.2, categories: ['gear/accessories'],
    materials: ['canvas'], activities: ['hiking'], isEco: false, isPerformance: false,
    text: 'A low-profile cap in waxed canvas with a brim that takes a curve.',
    points: ['Adjustable strap', 'Sweat-wicking band', 'Spot clean'],
  },
  {
    sku: 'LG-A04', urlKey: 'field-watch', name: 'Field Watch', price: 165_00, stock: 3,
    picture: { kind: 'watch', color: 'granite' }, colors: ['granite'], weight: 0.2, categories: ['gear/accessories'],
    materials: ['steel', 'nylon'], activities: ['hiking', 'travel'], isEco: false, isPerformance: false,
    text: 'Sapphire crystal, a dial you can read by headlamp, and a battery that outlasts your boots.',
    points: ['Water resistant to 330 feet', 'Five-year battery', 'Two-year warranty'],
    links: { related: ['LG-A03', 'LG-P01'] },
  },
  {
    sku: 'LG-A05', urlKey: 'basecamp-stretch-mat', name: 'Basecamp Stretch Mat', price: 48_00,
    picture: { kind: 'yoga-mat', color: 'crocus' }, colors: ['crocus'], weight: 2.6, categories: ['gear/accessories'],
    materials: ['polyester'], activities: ['camping', 'travel'], isEco: false, isPerformance: false,
    text: 'A closed-cell mat to sit on, stretch on or slide under a sleeping pad when the ground is cold.',
    points: ['72 by 24 inches', 'Rolls with a strap', 'Wipe clean'],
    links: { related: ['LG-K01'] },
  },
]

export const GEAR: readonly ProductPlan[] = [...PACKS, ...KITCHEN, ...ACCESSORIES]
