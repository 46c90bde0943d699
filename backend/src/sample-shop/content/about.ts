import type { LocalizedText } from '../plan/localized-text.ts'
import { block, columns, data, entry, type EntryPlan, inBoth, onPages } from './entry.ts'
import { PARTNERS } from './partners.ts'

const story = block('about-story', 'Story', {
  title: inBoth(['A shop named after a wind', 'Sklep nazwany od wiatru']),
  text: inBoth([
    'The halny takes roofs, fells forests and shows within an hour what a jacket is worth. We named the shop after it so as not to forget the test.',
    'Halny zrywa dachy, kładzie las i w godzinę pokazuje, ile jest warta kurtka. Nazwaliśmy tak sklep, żeby o tej próbie pamiętać.',
  ]),
  picture: '/media/catalog/product/shell-jacket-long-back-women-rowan-detail.webp',
  linkLabel: inBoth(['How we test', 'Jak testujemy']),
  linkHref: inBoth(['/how-we-test', '/jak-testujemy']),
})

const choice = block('about-choice', 'Text', {
  text: inBoth([
    '<h2>How we choose</h2><p>Every piece is named after a place where it has been worn: a pass, a valley, a lake. If it did not make it there '
      + 'and back, it is not here.</p><ul><li><strong>Few of a kind.</strong> Three shells that differ are of more use to you than thirty that do not.</li>'
      + '<li><strong>Figures instead of adjectives.</strong> Grams, litres, millimetres of water column. What we have not measured we do not claim.</li>'
      + '<li><strong>The price of the last 30 days.</strong> Each reduction shows the lowest one beside it.</li></ul>',
    '<h2>Jak wybieramy</h2><p>Każda rzecz nosi imię miejsca, w którym ktoś ją miał na sobie: przełęczy, doliny, stawu. Jeśli stamtąd nie wróciła, '
      + 'nie ma jej w sklepie.</p><ul><li><strong>Mało, ale różnych.</strong> Trzy różne kurtki przydadzą ci się bardziej niż trzydzieści podobnych.</li>'
      + '<li><strong>Liczby zamiast przymiotników.</strong> Gramy, litry, milimetry słupa wody. Czego nie zmierzyliśmy, tego nie obiecujemy.</li>'
      + '<li><strong>Cena z ostatnich 30 dni.</strong> Przy każdej obniżce podajemy najniższą.</li></ul>',
  ]),
})

const place = block('about-place', 'Text', {
  text: inBoth([
    '<h2>Where to find us</h2><dl><dt>Shops and collection</dt><dd>Krupówki 40, Zakopane</dd><dd>Karmelicka 27, Kraków</dd><dd>Mokotowska 48, Warszawa</dd><dt>Email</dt>'
      + '<dd><a href="mailto:contact@halny.example">contact@halny.example</a></dd><dt>Telephone</dt><dd><a href="tel:+48282641735">+48 28 264 17 35</a></dd></dl>',
    '<h2>Gdzie jesteśmy</h2><dl><dt>Sklepy i odbiór zamówień</dt><dd>Krupówki 40, Zakopane</dd><dd>Karmelicka 27, Kraków</dd><dd>Mokotowska 48, Warszawa</dd><dt>E-mail</dt>'
      + '<dd><a href="mailto:contact@halny.example">contact@halny.example</a></dd><dt>Telefon</dt><dd><a href="tel:+48282641735">+48 28 264 17 35</a></dd></dl>',
  ]),
})

const QUESTIONS: ReadonlyArray<readonly [question: LocalizedText, answer: LocalizedText]> = [
  [
    ['Can I try things on in Zakopane?', 'Czy mogę przymierzyć rzeczy w Zakopanem?'],
    [
      '<p>Yes. Everything in the shop hangs at Krupówki 40, apart from the films, which you watch at home.</p>',
      '<p>Tak. Wszystko, co mamy w sklepie, wisi przy Krupówkach 40. Wyjątkiem są filmy: te obejrzysz w domu.</p>',
    ],
  ],
  [
    ['Why are there so few models?', 'Dlaczego macie tak mało modeli?'],
    [
      '<p>Because each is tested by six people for four weeks, and there are six of us. <a href="/how-we-test">How we test</a></p>',
      '<p>Bo każdy testuje sześć osób przez cztery tygodnie, a jest nas sześcioro. <a href="/jak-testujemy">Jak testujemy</a></p>',
    ],
  ],
  [
    ['Do you repair what you have sold?', 'Czy naprawiacie to, co sprzedaliście?'],
    [
      '<p>Zips, seams and buckles, yes: write to us with a photograph. A torn membrane cannot be mended so that it stays dry, and we say so.</p>',
      '<p>Zamki, szwy i klamry naprawiamy: napisz i dołącz zdjęcie. Rozdartej membrany nie da się naprawić tak, żeby nie przemakała, i mówimy to wprost.</p>',
    ],
  ],
  [
    ['Who chooses the names?', 'Kto wybiera nazwy?'],
    [
      '<p>The one who came back. So the list has fewer summits than passes and meadows.</p>',
      '<p>Ten, kto wrócił. Dlatego na liście jest mniej szczytów niż przełęczy i polan.</p>',
    ],
  ],
]

const questions = block('about-questions', 'Questions', {
  title: inBoth(['What people ask at the counter', 'O co ludzie pytają przy ladzie']),
  questions: QUESTIONS.map(([question, answer]) => ({ question: inBoth(question), answer: inBoth(answer) })),
})

export const ABOUT: EntryPlan = entry(
  'page',
  'halny-about',
  'About',
  data(['About Halny', 'O Halnym'], [story, columns('about-columns', [choice], [place]), PARTNERS, questions], ['/about-us', '/pl/o-nas']),
  { query: [onPages('/about-us', '/pl/o-nas')] },
)
