import { block, data, entry, type EntryPlan, inBoth, onPages, variation } from './entry.ts'
import type { Words } from '../words.ts'

/** Links of blocks are addresses in the entry's language without its prefix. */
const hero = (title: Words) =>
  block('home-hero', 'Hero', {
    title: inBoth(title),
    lead: inBoth([
      'Shells, layers and packs for the hour between a clear ridge and the first gust.',
      'Kurtki, warstwy i plecaki na godzinę między czystą granią a pierwszym podmuchem.',
    ]),
    buttonLabel: inBoth(['See what’s new', 'Zobacz nowości']),
    buttonHref: inBoth(['/whats-new', '/nowosci']),
    sku: 'HAL-KRY',
  })

const tiles = block('home-tiles', 'Tiles', {
  tiles: [
    { label: inBoth(['Women', 'Kobiety']), href: inBoth(['/women', '/kobiety']) },
    { label: inBoth(['Men', 'Mężczyźni']), href: inBoth(['/men', '/mezczyzni']) },
    { label: inBoth(['Gear', 'Sprzęt']), href: inBoth(['/gear', '/sprzet']) },
  ],
})

const story = block('home-story', 'Story', {
  title: inBoth(['Named after places where you find out if it works', 'Nazwy miejsc, w których widać, czy działa']),
  text: inBoth([
    'The halny comes over the ridge warm and without much notice. We name each piece after somewhere it has been worn in it.',
    'Halny przychodzi zza grani ciepły i bez uprzedzenia. Każdą rzecz nazywamy od miejsca, w którym go przetrwała.',
  ]),
  linkLabel: inBoth(['About Halny', 'O Halnym']),
  linkHref: '/about-us',
})

const TITLE: Words = ['Clothing and gear for mountain weather', 'Odzież i sprzęt na górską pogodę']
const URL: Words = ['/', '/pl']

const home = (heroTitle: Words) => data(TITLE, [hero(heroTitle), tiles, story], URL)

export const HOME: EntryPlan = entry('page', 'halny-home', 'Home', home(['Before the wind turns', 'Zanim zmieni się wiatr']), {
  query: [onPages(...URL)],
  variations: [variation('halny-home-layers', 'Home: layers', 0.5, home(['Dressed for both sides of the pass', 'Na obie strony przełęczy']))],
})
