import type { LocalizedText } from '../plan/localized-text.ts'
import { block, data, entry, type EntryPlan, inBoth, onPages } from './entry.ts'

/** For women and men alike. */
const DOWN = ['HAL-BLY', 'HAL-LOM', 'HAL-LOD', 'HAL-MIC']
const FLEECES = ['HAL-GAS', 'HAL-BAB', 'HAL-SMR', 'HAL-GIE']
const WARM = ['HAL-PIL', 'HAL-KOC', 'HAL-DUN', 'HAL-KAZ']

const hero = block('season-hero', 'Hero', {
  title: inBoth(['First frost', 'Pierwszy przymrozek']),
  lead: inBoth([
    'Once the tarns freeze over at night, one layer more belongs in the pack, not on you.',
    'Gdy stawy zamarzają nocą, potrzeba jednej warstwy więcej: w plecaku, nie na sobie.',
  ]),
  buttonLabel: inBoth(['Women’s insulated jackets', 'Kurtki ocieplane dla kobiet']),
  buttonHref: inBoth(['/women/tops/jackets/insulated-jackets', '/kobiety/kurtki-i-bluzy/kurtki/kurtki-ocieplane']),
  sku: 'HAL-SZP',
})

const down = block('season-down', 'Products', {
  from: 'skus',
  title: inBoth(['Down for the stops', 'Puch na postoje']),
  skus: DOWN,
  linkHref: inBoth(['/search?q=down+jacket', '/search?q=puchówka']),
})

const packing = block('season-packing', 'Text', {
  text: inBoth([
    '<h2>What goes into the pack in winter</h2><ul><li>A fleece to walk in and a down jacket to stand in.</li><li>A beanie, and a second one for when the first is wet.</li>'
      + '<li>A flask with something hot: the huts close early.</li><li>Dry socks in a bag that closes.</li></ul>',
    '<h2>Co spakować zimą</h2><ul><li>Polar na marsz i puchówkę na postój.</li><li>Czapkę i drugą, na wypadek gdy pierwsza zmoknie.</li>'
      + '<li>Termos z czymś gorącym: schroniska zamykają wcześnie.</li><li>Suche skarpety w szczelnym worku.</li></ul>',
  ]),
})

const fleeces = block('season-fleeces', 'Products', {
  from: 'skus',
  title: inBoth(['Fleeces to walk in', 'Polary na marsz']),
  skus: FLEECES,
  linkHref: inBoth(['/search?q=fleece', '/search?q=polar']),
})

const warm = block('season-warm', 'Products', {
  from: 'skus',
  title: inBoth(['Small and warm', 'Małe i ciepłe']),
  skus: WARM,
})

const sale = block('season-sale', 'Banner', {
  title: inBoth(['Last season’s colours cost less', 'Zeszłoroczne kolory są tańsze']),
  text: inBoth(['The wool is the same.', 'Wełna ta sama.']),
  linkLabel: inBoth(['Shop the sale', 'Do promocji']),
  linkHref: inBoth(['/sale', '/promocje']),
})

const bestsellers = block('season-bestsellers', 'Products', { from: 'bestsellers', except: ['HAL-SZP', ...DOWN, ...FLEECES, ...WARM] })

/** The link to it on the home page. */
export const WINTER = {
  title: ['Winter in the Tatras', 'Zima w Tatrach'],
  href: ['/winter-in-the-tatras', '/zima-w-tatrach'],
} as const satisfies Record<string, LocalizedText>

/** A landing page for a season. */
export const SEASON: EntryPlan = entry(
  'page',
  'halny-season',
  'Winter',
  data(
    WINTER.title,
    [hero, down, packing, fleeces, warm, sale, bestsellers],
    ['/winter-in-the-tatras', '/pl/zima-w-tatrach'],
  ),
  { query: [onPages('/winter-in-the-tatras', '/pl/zima-w-tatrach')] },
)
