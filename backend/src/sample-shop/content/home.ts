import type { LocalizedText } from '../plan/localized-text.ts'
import { block, data, entry, type EntryPlan, inBoth, onPages, variation } from './entry.ts'
import { PARTNERS } from './partners.ts'
import { WINTER } from './season.ts'
import { MEDIA, productPicture } from './product-picture.ts'

const HERO_SKU = 'HAL-KRY'

/** Links in blocks are URL paths in the entry's language, without its prefix. */
const hero = (title: LocalizedText) =>
  block('home-hero', 'Hero', {
    title: inBoth(title),
    lead: inBoth([
      'Shells, layers and packs for the hour between a clear ridge and the first gust.',
      'Kurtki, warstwy i plecaki na tę godzinę między pogodną granią a pierwszym podmuchem.',
    ]),
    buttonLabel: inBoth(['Shop jackets', 'Zobacz kurtki']),
    buttonHref: inBoth(['/women/tops/jackets', '/kobiety/kurtki-i-bluzy/kurtki']),
    sku: HERO_SKU,
  })

const promises = block('home-promises', 'Promises', {})

const quote = block('home-quote', 'ReviewQuote', {})

const bestsellers = block('home-bestsellers', 'Products', { from: 'bestsellers', except: [HERO_SKU], count: 4 })

const tiles = block('home-tiles', 'Tiles', {
  tiles: [
    { label: inBoth(['Men', 'Mężczyźni']), href: inBoth(['/men', '/mezczyzni']), picture: `${MEDIA}scene-men-tall.webp` },
    { label: inBoth(['Women', 'Kobiety']), href: inBoth(['/women', '/kobiety']) },
    { label: inBoth(['Training', 'Trening']), href: inBoth(['/training', '/trening']), picture: `${MEDIA}scene-training-square.webp` },
    { label: inBoth(['Gear', 'Sprzęt']), href: inBoth(['/gear', '/sprzet']) },
  ],
})

const season = block('home-season', 'Banner', {
  title: inBoth(WINTER.title),
  text: inBoth(['What to wear, and what to put into the pack.', 'Co na siebie włożyć, a co do plecaka.']),
  linkLabel: inBoth(['Shop the season', 'Zobacz']),
  linkHref: inBoth(WINTER.href),
})

const story = block('home-story', 'Story', {
  title: inBoth(['Named after places where you find out if it works', 'Nazwy z miejsc, które sprawdzają sprzęt']),
  text: inBoth([
    'The halny comes over the ridge warm and without much notice. We name each piece after somewhere it has been worn in it.',
    'Halny przychodzi zza grani ciepły i bez uprzedzenia. Każdą rzecz nazywamy od miejsca, w którym go przetrwała.',
  ]),
  picture: productPicture('SZP', 'detail'),
  linkLabel: inBoth(['How we test', 'Jak testujemy']),
  linkHref: inBoth(['/how-we-test', '/jak-testujemy']),
})

const TITLE: LocalizedText = ['Clothing and gear for mountain weather', 'Odzież i sprzęt na górską pogodę']
const URL: LocalizedText = ['/', '/pl']

const home = (heroTitle: LocalizedText) => ({
  ...data(TITLE, [hero(heroTitle), promises, bestsellers, tiles, season, quote, story, PARTNERS], URL),
  image: `${MEDIA}scene-new-season-wide.webp`,
})

export const HOME: EntryPlan = entry('page', 'halny-home', 'Home', home(['Before the\u00a0wind turns', 'Zanim zmieni się\u00a0wiatr']), {
  query: [onPages(...URL)],
  variations: [variation('halny-home-layers', 'Home: layers', 0.5, home(['Dressed for both sides of the pass', 'Na obie strony przełęczy']))],
})
