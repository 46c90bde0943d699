import { block, data, entry, type EntryPlan, inBoth, onPages } from './entry.ts'

export const ABOUT: EntryPlan = entry(
  'page',
  'halny-about',
  'About',
  data(
    ['About Halny', 'O Halnym'],
    [
      block('about-story', 'Story', {
        title: inBoth(['A shop named after a wind', 'Sklep nazwany od wiatru']),
        text: inBoth([
          'The halny takes roofs, fells forests and shows within an hour what a jacket is worth. We named the shop after it so as not to forget the test.',
          'Halny zrywa dachy, kładzie las i w godzinę pokazuje, ile jest warta kurtka. Nazwaliśmy tak sklep, żeby o tej próbie pamiętać.',
        ]),
      }),
      block('about-text', 'Text', {
        text: inBoth([
          '<p>Every piece is named after a place where it has been worn: a pass, a valley, a lake. If it did not make it there and back, it is not here.</p>',
          '<p>Każda rzecz nosi imię miejsca, w którym ktoś ją miał na sobie: przełęczy, doliny, stawu. Jeśli stamtąd nie wróciła, nie ma jej w sklepie.</p>',
        ]),
      }),
      block('about-where', 'Text', {
        text: inBoth(['<p>Krupówki 40, Zakopane.</p>', '<p>Krupówki 40, Zakopane.</p>']),
      }),
    ],
    ['/about', '/pl/about'],
  ),
  { query: [onPages('/about', '/pl/about')] },
)
