import type { LocalizedText } from '../plan/localized-text.ts'
import { block, data, entry, type EntryPlan, inBoth, onPages } from './entry.ts'

interface BannerPlan {
  readonly id: string
  readonly model: 'banner' | 'category-banner'
  readonly name: string
  readonly title: LocalizedText
  readonly text: LocalizedText
  readonly link?: { readonly label: LocalizedText; readonly href: LocalizedText }
  readonly pages?: readonly string[]
  readonly isDraft?: boolean
}

const BANNERS: readonly BannerPlan[] = [
  {
    id: 'halny-sale',
    model: 'banner',
    name: 'Sale',
    title: ['Last sizes, last season’s colours', 'Ostatnie rozmiary, kolory z zeszłego sezonu'],
    text: ['Reduced for as long as they are in stock.', 'Taniej, dopóki są w magazynie.'],
    link: { label: ['Shop the sale', 'Do promocji'], href: ['/sale', '/promocje'] },
    pages: ['/whats-new', '/pl/nowosci'],
  },
  {
    id: 'halny-winter',
    model: 'banner',
    name: 'Winter, not ready yet',
    title: ['Winter is closer than it looks', 'Zima jest bliżej, niż się wydaje'],
    text: ['Insulation and warm heads.', 'Ocieplenie i ciepłe głowy.'],
    isDraft: true,
  },
  {
    id: 'halny-women',
    model: 'category-banner',
    name: 'Women',
    title: ['From the skin to the ridge', 'Od skóry po grań'],
    text: ['Three layers, each for its own weather.', 'Trzy warstwy, każda na inną pogodę.'],
    pages: ['/women', '/pl/kobiety'],
  },
  {
    id: 'halny-men',
    model: 'category-banner',
    name: 'Men',
    title: ['For weather that turns', 'Na pogodę, która się zmienia'],
    text: ['Shells and what to wear under them.', 'Kurtki i to, co pod nie włożyć.'],
    pages: ['/men', '/pl/mezczyzni'],
  },
  {
    id: 'halny-gear',
    model: 'category-banner',
    name: 'Gear',
    title: ['What carries the rest', 'To, co niesie resztę'],
    text: ['Packs and bottles for a day out, weights for the weeks before it.', 'Plecaki i butelki na dzień w górach, ciężarki na tygodnie przed nim.'],
    pages: ['/gear', '/pl/sprzet'],
  },
]

export const BANNER_ENTRIES: readonly EntryPlan[] = BANNERS.map(({ id, model, name, title, text, link, pages, isDraft }) =>
  entry(
    model,
    id,
    name,
    data(title, [
      block(id, 'Banner', {
        title: inBoth(title),
        text: inBoth(text),
        ...(link && { linkLabel: inBoth(link.label), linkHref: inBoth(link.href) }),
      }),
    ]),
    { query: pages ? [onPages(...pages)] : [], published: isDraft ? 'draft' : 'published' },
  ))
