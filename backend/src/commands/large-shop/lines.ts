import { MEN, type ProductPlan, SOCKS, WOMEN } from '../../sample-shop/plan/product-plan.ts'
import type { LocalizedText } from '../../sample-shop/plan/localized-text.ts'

/** A line of products that differ in name, colour, price and trim. */
export interface Line extends Pick<ProductPlan, 'kind' | 'look' | 'categories' | 'sizes' | 'weight' | 'traits'> {
  readonly code: string
  readonly noun: LocalizedText
  readonly short: LocalizedText
  /** Lowest and highest price in zlotys. */
  readonly price: readonly [lowest: number, highest: number]
}

const cut = (who: 'women' | 'men') => ({ look: { cut: who }, sizes: who === 'women' ? WOMEN : MEN })

/** Products for women and for men. */
const both = (line: (who: 'women' | 'men') => Line): Line[] => [line('women'), line('men')]

export const LINES: readonly Line[] = [
  ...both((who) => ({
    ...cut(who), code: 'SJ', kind: 'shell-jacket', noun: ['Shell Jacket', 'Kurtka przeciwdeszczowa'], categories: [`${who}-shell`],
    short: ['Waterproof, with taped seams', 'Wodoodporna, z podklejanymi szwami'], price: [599, 1899], weight: 0.42,
    traits: { gender: [who], activity: ['hiking', 'ski-touring'], material: ['polyamide'], climate: ['rain', 'wind'], style_general: ['shell'], sleeve: ['long'], collar: ['hood'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'DJ', kind: 'puffer-jacket', noun: ['Down Jacket', 'Kurtka puchowa'], categories: [`${who}-insulated`],
    short: ['Filled with 800-fill down', 'Wypełniona puchem 800 cuin'], price: [499, 1599], weight: 0.48,
    traits: { gender: [who], activity: ['climbing', 'travel'], material: ['down', 'polyamide'], climate: ['cold'], style_general: ['insulation'], sleeve: ['long'], collar: ['hood'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'FL', kind: 'fleece', noun: ['Fleece', 'Polar'], categories: [`${who}-hoodies`],
    short: ['Gridded inside', 'Z kratką od środka'], price: [249, 649], weight: 0.33,
    traits: { gender: [who], activity: ['hiking', 'climbing'], material: ['polyester', 'elastane'], climate: ['cold', 'mild'], style_general: ['mid'], sleeve: ['long'], collar: ['half-zip'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'HO', kind: 'hoodie', noun: ['Hoodie', 'Bluza z kapturem'], categories: [`${who}-hoodies`],
    short: ['Brushed cotton', 'Drapana bawełna'], price: [199, 449], weight: 0.45,
    traits: { gender: [who], activity: ['everyday', 'training'], material: ['cotton', 'polyester'], climate: ['mild'], style_general: ['mid'], sleeve: ['long'], collar: ['hood'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'TE', kind: 'tee', noun: ['Tee', 'Koszulka'], categories: [`${who}-tees`],
    short: ['Dries while you rest', 'Schnie, zanim odpoczniesz'], price: [79, 299], weight: 0.15,
    traits: { gender: [who], activity: ['running', 'training', 'hiking'], material: ['merino'], climate: ['heat', 'mild'], style_general: ['base'], sleeve: ['short'], collar: ['crew'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'LS', kind: 'long-sleeve', noun: ['Long Sleeve', 'Koszulka z długim rękawem'], categories: [`${who}-tees`],
    short: ['Merino next to the skin', 'Merino przy skórze'], price: [149, 399], weight: 0.2,
    traits: { gender: [who], activity: ['ski-touring', 'hiking'], material: ['merino', 'elastane'], climate: ['cold'], style_general: ['base'], sleeve: ['long'], collar: ['v-neck'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'HP', kind: 'hiking-pants', noun: ['Hiking Pants', 'Spodnie trekkingowe'], categories: [`${who}-hiking-pants`],
    short: ['Stretch where the knee bends', 'Elastyczne tam, gdzie zgina się kolano'], price: [249, 799], weight: 0.38,
    traits: { gender: [who], activity: ['hiking', 'climbing'], material: ['polyamide', 'elastane'], climate: ['wind', 'mild'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'JO', kind: 'joggers', noun: ['Joggers', 'Joggery'], categories: [`${who}-joggers`],
    short: ['For the way there and back', 'Na drogę tam i z powrotem'], price: [159, 399], weight: 0.35,
    traits: { gender: [who], activity: ['everyday', 'travel', 'training'], material: ['cotton'], climate: ['indoor', 'mild'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'TI', kind: 'leggings', noun: ['Tights', 'Legginsy'], categories: [`${who}-tights`],
    short: ['Opaque and quick to dry', 'Kryjące i szybkoschnące'], price: [129, 349], weight: 0.22,
    traits: { gender: [who], activity: ['running', 'yoga'], material: ['polyamide', 'elastane'], climate: ['indoor', 'cold'] },
  })),
  ...both((who) => ({
    ...cut(who), code: 'SH', kind: 'shorts', noun: ['Shorts', 'Szorty'], categories: [`${who}-shorts`],
    short: ['With a pocket that closes', 'Z zamykaną kieszenią'], price: [99, 299], weight: 0.16,
    traits: { gender: [who], activity: ['running', 'training'], material: ['polyester'], climate: ['heat'] },
  })),
  ...both((who) => ({
    code: 'SO', kind: 'socks', noun: ['Socks', 'Skarpety'], categories: [`${who}-accessories`], sizes: SOCKS,
    short: ['Cushioned at heel and toe', 'Wzmocnione na pięcie i palcach'], price: [29, 119], weight: 0.07,
    traits: { gender: [who], activity: ['hiking', 'running'], material: ['merino', 'polyamide'], climate: ['cold'] },
  })),
  {
    code: 'BE', kind: 'beanie', noun: ['Beanie', 'Czapka'], categories: ['women-accessories', 'men-accessories'],
    short: ['Thin enough for a helmet', 'Mieści się pod kaskiem'], price: [59, 179], weight: 0.06,
    traits: { gender: ['unisex'], activity: ['ski-touring', 'everyday'], material: ['merino'], climate: ['cold', 'wind'] },
  },
  {
    code: 'BP', kind: 'backpack', noun: ['Backpack', 'Plecak'], categories: ['backpacks'],
    short: ['Carries without swinging', 'Nie kołysze się na plecach'], price: [199, 999], weight: 0.95,
    traits: { activity: ['hiking', 'climbing'], material: ['polyamide'], style_bags: ['backpack'], strap_bags: ['padded', 'hip'], features_bags: ['hydration', 'waterproof'] },
  },
  {
    code: 'DU', kind: 'duffel', noun: ['Duffel', 'Torba podróżna'], categories: ['duffels'],
    short: ['For a week or a wet rope', 'Na tydzień albo mokrą linę'], price: [199, 699], weight: 0.9,
    traits: { activity: ['travel', 'training'], material: ['polyester'], style_bags: ['duffel'], strap_bags: ['shoulder', 'handles'], features_bags: ['lockable'] },
  },
  {
    code: 'BO', kind: 'bottle', noun: ['Bottle', 'Butelka'], categories: ['bottles'],
    short: ['Double-walled steel', 'Stal o podwójnych ściankach'], price: [59, 199], weight: 0.32,
    traits: { activity: ['hiking', 'everyday'], material: ['steel'], category_gear: ['hydration'] },
  },
  {
    code: 'MA', kind: 'yoga-mat', noun: ['Mat', 'Mata'], categories: ['fitness'],
    short: ['Cork on rubber', 'Korek na kauczuku'], price: [119, 349], weight: 1.9,
    traits: { activity: ['yoga', 'training'], material: ['cork', 'rubber'], climate: ['indoor'], category_gear: ['mobility', 'balance'] },
  },
  {
    code: 'WA', kind: 'watch', noun: ['Watch', 'Zegarek'], categories: ['watches'],
    short: ['Altimeter and compass', 'Wysokościomierz i kompas'], price: [499, 2899], weight: 0.07,
    traits: { activity: ['running', 'climbing'], material: ['steel', 'rubber'], category_gear: ['timing'] },
  },
]
