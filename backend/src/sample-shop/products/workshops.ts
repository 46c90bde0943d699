import { family } from '../plan/product-family.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

const FIXED_DATE: LocalizedText = [
  'The date is fixed, so the law gives no right of withdrawal. We return all of it up to 14 days before, and if we cancel for lack of snow or people.',
  'Termin jest stały, więc ustawa nie daje prawa odstąpienia. Oddajemy całość do 14 dni przed terminem oraz gdy odwołamy spotkanie z braku śniegu lub chętnych.',
]
const AGREED_DATE: LocalizedText = [
  'You can move the day until 24 hours before. You may withdraw within 14 days, as long as it has not taken place.',
  'Dzień możesz przełożyć do 24 godzin przed spotkaniem. Możesz odstąpić w ciągu 14 dni, o ile spotkanie się nie odbyło.',
]

/** Live sessions, sold by the place or the hour. */
export const WORKSHOPS: readonly ProductPlan[] = family(
  {
    kind: 'backpack',
    categories: ['workshops'],
    isVirtual: true,
    traits: { activity: ['hiking', 'training'], format: ['live'] },
  },
  [
    {
      code: 'LAW',
      cover: { kind: 'venue', motif: 'winter-hut', count: 2 },
      stock: 4,
      name: ['Avalanche ABC: a Tatra Weekend', 'Lawinowe ABC: weekend w Tatrach'],
      short: ['In the Tatras, two days', 'W Tatrach, dwa dni'],
      price: 590,
      colors: ['granite'],
      isNew: true,
      weight: 0,
      traits: { activity: ['ski-touring', 'hiking'] },
      options: ['avalancheDate', 'level', 'note'],
      event: {
        meeting: ['8:00 at the hut that the date names, until 16:00 on the second day', 'O 8:00 w schronisku podanym przy terminie, do 16:00 drugiego dnia'],
        group: ['Six people and a guide', 'Sześć osób i przewodnik'],
        cancellation: FIXED_DATE,
      },
      en: [
        'Two days you hope never to need',
        'Reading the bulletin, choosing a slope, finding a friend in eight minutes. We lend the equipment, you bring the boots.',
        'Groups of six', 'Transceiver, shovel and probe lent', 'Certificate',
      ],
      pl: [
        'Dwa dni, które oby się nigdy nie przydały',
        'Czytanie komunikatu, wybór stoku, odnalezienie kogoś w osiem minut. Sprzęt pożyczamy, buty trzeba mieć swoje.',
        'Grupy po sześć osób', 'Detektor, łopata i sonda na miejscu', 'Zaświadczenie',
      ],
    },
    {
      code: 'TEC',
      cover: { kind: 'film', motif: 'call', count: 1, minutes: 45 },
      kind: 'watch',
      name: ['Running Technique Check', 'Konsultacja techniki biegu'],
      short: ['Online, 45 minutes', 'Online, 45 minut'],
      price: 190,
      colors: ['tarn'],
      weight: 0,
      traits: { activity: ['running'] },
      options: ['day', 'note'],
      event: {
        meeting: ['Online, the link comes by email', 'Online, link przyjdzie e-mailem'],
        group: ['You and a coach', 'Ty i trener'],
        cancellation: AGREED_DATE,
      },
      en: [
        'Send a film, get an answer',
        'A coach looks at thirty seconds of your running and tells you the one thing worth changing. There is always just one.',
        'Video call of 45 minutes', 'Exercises by e-mail afterwards', 'Follow-up after six weeks',
      ],
      pl: [
        'Przysyłasz film, dostajesz odpowiedź',
        'Trener ogląda trzydzieści sekund twojego biegu i mówi, którą jedną rzecz warto zmienić. Zawsze jest jedna.',
        'Rozmowa wideo, 45 minut', 'Po rozmowie ćwiczenia e-mailem', 'Sprawdzenie po sześciu tygodniach',
      ],
    },
    {
      code: 'MAP',
      cover: { kind: 'map', motif: 'forest', count: 12 },
      stock: 3,
      name: ['Map and Compass Sunday', 'Niedziela z mapą i kompasem'],
      short: ['In the Gorce, one day', 'W Gorcach, jeden dzień'],
      price: 240,
      special: 199,
      colors: ['spruce'],
      weight: 0,
      options: ['mapDate', 'level'],
      event: {
        meeting: ['9:00 at the last bus stop below the summit that the date names, until 16:00', 'O 9:00 na ostatnim przystanku pod szczytem podanym przy terminie, do 16:00'],
        group: ['Eight people and a guide', 'Osiem osób i przewodnik'],
        cancellation: FIXED_DATE,
      },
      en: [
        'Getting lost, with supervision',
        'No tracks, no telephones, a forest and twelve points to find. You will never again say “it must be over there” quite so lightly.',
        'Groups of eight', 'Map and compass lent', 'Soup at the end',
      ],
      pl: [
        'Gubienie się pod opieką',
        'Bez śladów GPS i telefonów, za to las i dwanaście punktów do znalezienia. Już nigdy nie powiesz tak lekko „to musi być tam”.',
        'Grupy po osiem osób', 'Mapa i kompas na miejscu', 'Na koniec zupa',
      ],
    },
    {
      code: 'KBH',
      cover: { kind: 'venue', motif: 'gym', count: 4, minutes: 60 },
      kind: 'kettlebell',
      name: ['Kettlebell Hour with a Coach', 'Godzina z trenerem i kettlebellem'],
      short: ['In Zakopane or online', 'W Zakopanem albo online'],
      price: 150,
      colors: ['rowan'],
      weight: 0,
      traits: { activity: ['training'] },
      options: ['place', 'level', 'day', 'note'],
      event: {
        meeting: ['Krupówki 40 in Zakopane, or online', 'Krupówki 40 w Zakopanem albo online'],
        group: ['You and a coach', 'Ty i trener'],
        cancellation: AGREED_DATE,
      },
      tiers: [[5, 10], [10, 20]],
      en: [
        'Sixty minutes, four movements',
        'One coach, one pupil, and nowhere to hide. Most people leave with a better swing and an opinion about their hips.',
        '60 minutes', 'Kettlebells from 4 to 24 kg', '20% off from ten hours',
      ],
      pl: [
        'Sześćdziesiąt minut, cztery ruchy',
        'Trener patrzy tylko na ciebie i nie ma się za kim schować. Większość wychodzi z lepszym swingiem i z własnym zdaniem o swoich biodrach.',
        '60 minut', 'Kettlebelle od 4 do 24 kg', 'Od dziesięciu godzin 20% taniej',
      ],
    },
    {
      code: 'PPL',
      cover: { kind: 'plan', motif: 'personal', count: 12 },
      kind: 'watch',
      name: ['A Plan Written for You', 'Plan pisany dla ciebie'],
      short: ['Twelve weeks, one goal', 'Dwanaście tygodni, jeden cel'],
      price: 390,
      colors: ['peat'],
      weight: 0,
      traits: { activity: ['running', 'hiking', 'training'] },
      options: ['day', 'level', 'note'],
      event: {
        meeting: ['Online; the plan comes by email within three days of the first call', 'Online, a plan przyjdzie e-mailem w trzy dni po pierwszej rozmowie'],
        group: ['You and a coach', 'Ty i trener'],
        cancellation: AGREED_DATE,
      },
      en: [
        'You say when and what, we say how',
        'A conversation, a plan, and a change to it every fortnight, because life has plans of its own.',
        'First call of 60 minutes', 'Six corrections', 'A person answers, not a form',
      ],
      pl: [
        'Mówisz co i kiedy, my mówimy jak',
        'Rozmowa, plan i poprawka co dwa tygodnie, bo życie miewa własne plany.',
        'Pierwsza rozmowa 60 minut', 'Sześć poprawek', 'Odpowiada człowiek, nie formularz',
      ],
    },
  ],
)
