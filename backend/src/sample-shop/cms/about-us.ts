import type { PagePlan } from './page-plan.ts'

export const ABOUT_US: PagePlan = {
  identifier: 'about-us',
  polishAddress: 'o-nas',
  title: ['About Halny', 'O Halnym'],
  description: ['Where the name comes from and how we choose what we sell.', 'Skąd nazwa i jak wybieramy to, co sprzedajemy.'],
  content: [
    '<p>The halny is the wind that comes over the Tatras warm and without much notice. It takes roofs, fells forests and shows '
      + 'within an hour what a jacket is worth. We named the shop after it so as not to forget the test.</p>'
      + '<h2>How we choose</h2><p>Every piece is named after a place where it has been worn: a pass, a valley, a lake. If it did '
      + 'not make it there and back, it is not here.</p>'
      + '<h2>Where to find us</h2><p>Krupówki 40, Zakopane. Orders can be collected there too.</p>{{block id="demo-note"}}',
    '<p>Halny przychodzi zza Tatr ciepły i bez uprzedzenia. Zrywa dachy, kładzie las i w godzinę pokazuje, ile jest warta kurtka. '
      + 'Nazwaliśmy tak sklep, żeby o tej próbie pamiętać.</p>'
      + '<h2>Jak wybieramy</h2><p>Każda rzecz nosi imię miejsca, w którym ktoś ją miał na sobie: przełęczy, doliny, stawu. Jeśli '
      + 'stamtąd nie wróciła, nie ma jej w sklepie.</p>'
      + '<h2>Gdzie jesteśmy</h2><p>Krupówki 40, Zakopane. Tam też można odebrać zamówienie.</p>{{block id="demo-note"}}',
  ],
}
