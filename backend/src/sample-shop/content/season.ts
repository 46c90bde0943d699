import { block, data, entry, type EntryPlan, inBoth, onPages } from './entry.ts'

const hero = block('season-hero', 'Hero', {
  title: inBoth(['First frost', 'Pierwszy przymrozek']),
  lead: inBoth([
    'From mid-September the tarns freeze over at night and thaw by ten. For that you need one layer more in the pack, not on you.',
    'Od połowy września stawy zamarzają nocą i puszczają przed dziesiątą. Na taki dzień trzeba jednej warstwy więcej w plecaku, nie na sobie.',
  ]),
  buttonLabel: inBoth(['Shop insulated jackets', 'Zobacz kurtki ocieplane']),
  buttonHref: inBoth(['/women/tops/jackets/insulated-jackets', '/kobiety/kurtki-i-bluzy/kurtki/kurtki-ocieplane']),
  sku: 'HAL-SZP',
})

const newIn = block('season-new', 'Products', {
  from: 'new',
  title: inBoth(['New this season', 'Nowości tego sezonu']),
  linkHref: inBoth(['/whats-new', '/nowosci']),
})

const packing = block('season-packing', 'Text', {
  text: inBoth([
    '<h2>What goes into the pack in October</h2><ul><li>A fleece to walk in and a down jacket to stand in.</li><li>Two pairs of thin gloves rather than one thick pair.</li>'
      + '<li>A head torch, even for a short day: the sun is down before six.</li><li>Dry socks in a bag that closes.</li></ul>',
    '<h2>Co spakować w październiku</h2><ul><li>Polar na marsz i puchówkę na postój.</li><li>Dwie pary cienkich rękawiczek zamiast jednej grubej.</li>'
      + '<li>Czołówkę, nawet na krótki dzień: słońce zachodzi przed szóstą.</li><li>Suche skarpety w szczelnym worku.</li></ul>',
  ]),
})

const fleeces = block('season-fleeces', 'Products', {
  from: 'category',
  category: inBoth(['men/tops/hoodies-and-sweatshirts/fleeces', 'mezczyzni/kurtki-i-bluzy/bluzy/polary']),
  title: inBoth(['Fleeces to walk in', 'Polary na marsz']),
})

const warm = block('season-warm', 'Products', {
  from: 'skus',
  title: inBoth(['Small and warm', 'Małe i ciepłe']),
  skus: ['HAL-PIL', 'HAL-DUN', 'HAL-OLC', 'HAL-KAZ'],
})

const sale = block('season-sale', 'Banner', {
  title: inBoth(['Last season’s colours cost less', 'Zeszłoroczne kolory są tańsze']),
  text: inBoth(['The wool is the same.', 'Wełna ta sama.']),
  linkLabel: inBoth(['To the sale', 'Do promocji']),
  linkHref: inBoth(['/sale', '/promocje']),
})

const bestsellers = block('season-bestsellers', 'Products', { from: 'bestsellers', except: ['HAL-SZP', 'HAL-DUN', 'HAL-OLC', 'HAL-KAZ', 'HAL-GIE'] })

/** A landing page for a season. */
export const SEASON: EntryPlan = entry(
  'page',
  'halny-autumn',
  'Autumn',
  data(
    ['Autumn in the Tatras', 'Jesień w Tatrach'],
    [hero, newIn, packing, fleeces, warm, sale, bestsellers],
    ['/autumn-in-the-tatras', '/pl/jesien-w-tatrach'],
  ),
  { query: [onPages('/autumn-in-the-tatras', '/pl/jesien-w-tatrach')] },
)
