import { family } from '../plan/product-family.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

/** Of the length that `services/downloads/sample-film.ts` gives each film. */
const openingShot = (file: string) => ({ title: ['Opening shot, 8 seconds', 'Pierwsze ujęcie, 8 sekund'], file: `${file}-film.webm` }) as const

const LESSONS = family(
  {
    kind: 'yoga-mat',
    categories: ['mobility-lessons'],
    options: ['atOnce'],
    traits: { activity: ['yoga', 'training'], category_gear: ['mobility'], format: ['film'] },
  },
  [
    {
      code: 'KNA',
      cover: { kind: 'film', motif: 'bands', count: 10, minutes: 15 },
      kind: 'resistance-band',
      name: ['Strong Knees', 'Mocne kolana'],
      short: ['Eight lessons for the way down', 'Osiem lekcji na zejścia'],
      price: 79,
      colors: ['moss'],
      categories: ['strength-lessons'],
      weight: 0,
      traits: { activity: ['training', 'hiking'], category_gear: ['strength', 'mobility'], format: ['film', 'pdf'] },
      downloads: {
        links: [
          { title: ['Eight films', 'Osiem filmów'], file: 'strong-knees.zip' },
          { title: ['Exercise sheets to print', 'Karty ćwiczeń do druku'], file: 'strong-knees.pdf', price: 15 },
        ],
        samples: [openingShot('strong-knees-first-minutes')],
      },
      en: [
        'Down is where knees talk',
        'A physiotherapist shows what to do in the six weeks before a holiday, with a band and one stair. It takes fifteen minutes at a time.',
        'Eight films of 15 minutes', 'One short band is enough', 'In Polish and in English',
      ],
      pl: [
        'Kolana odzywają się na zejściu',
        'Fizjoterapeutka pokazuje, co robić przez sześć tygodni przed urlopem, z gumą i jednym schodkiem. Wystarczy po piętnaście minut.',
        'Osiem filmów po 15 minut', 'Wystarczy jedna krótka guma', 'Po polsku i po angielsku',
      ],
    },
    {
      code: 'KBZ',
      cover: { kind: 'film', motif: 'kettlebell', count: 12, minutes: 20 },
      kind: 'kettlebell',
      name: ['Kettlebell from Zero', 'Kettlebell od zera'],
      short: ['Twelve lessons', 'Dwanaście lekcji'],
      price: 99,
      special: 79,
      colors: ['larch'],
      categories: ['strength-lessons'],
      weight: 0,
      traits: { activity: ['training'], category_gear: ['strength'], format: ['film'] },
      downloads: {
        links: [
          { title: ['Lessons 1 to 6', 'Lekcje 1–6'], file: 'kettlebell-from-zero-1.zip' },
          { title: ['Lessons 7 to 12', 'Lekcje 7–12'], file: 'kettlebell-from-zero-2.zip', price: 40 },
        ],
        samples: [openingShot('what-a-swing-is-not')],
      },
      en: [
        'The swing, and why it is not a squat',
        'From picking the thing up to the first long complex, with every mistake shown once so that you do not have to make it.',
        'Twelve films of 20 minutes', 'Any weight between 8 and 16 kg', 'Questions answered by email',
      ],
      pl: [
        'Swing i dlaczego to nie przysiad',
        'Od podniesienia z podłogi do pierwszego długiego kompleksu. Każdy błąd pokazujemy raz, żeby nie trzeba było go popełniać.',
        'Dwanaście filmów po 20 minut', 'Dowolna waga od 8 do 16 kg', 'Odpowiadamy na pytania e-mailem',
      ],
    },
    {
      code: 'EVE',
      cover: { kind: 'film', motif: 'stretch', count: 7, minutes: 20 },
      name: ['Evening Stretching', 'Wieczorne rozciąganie'],
      short: ['Seven lessons, one for each day', 'Siedem lekcji, po jednej na dzień'],
      price: 59,
      colors: ['crocus'],
      weight: 0,
      downloads: {
        links: [{ title: ['Seven films', 'Siedem filmów'], file: 'evening-stretching.zip' }],
        samples: [openingShot('tuesday')],
      },
      en: [
        'The day leaves by way of the hips',
        'Twenty quiet minutes for each day of the week, by a teacher who does not say “let go” even once.',
        'Seven films of 20 minutes', 'A mat and a cushion', 'Works in pyjamas',
      ],
      pl: [
        'Dzień wychodzi biodrami',
        'Dwadzieścia spokojnych minut na każdy dzień tygodnia. Prowadząca ani razu nie mówi „odpuść”.',
        'Siedem filmów po 20 minut', 'Mata i poduszka', 'Można w piżamie',
      ],
    },
    {
      code: 'YCL',
      cover: { kind: 'film', motif: 'climbing', count: 10, minutes: 25 },
      name: ['Yoga for Climbers', 'Joga dla wspinaczy'],
      short: ['Ten lessons', 'Dziesięć lekcji'],
      price: 89,
      colors: ['tarn'],
      isNew: true,
      weight: 0,
      traits: { activity: ['yoga', 'climbing'] },
      downloads: {
        links: [
          { title: ['Ten films', 'Dziesięć filmów'], file: 'yoga-for-climbers.zip' },
          { title: ['Sound only, for the crag', 'Sam dźwięk, w skały'], file: 'yoga-for-climbers-sound.zip', price: 10 },
        ],
        samples: [openingShot('forearms')],
      },
      en: [
        'Shoulders first, splits never',
        'What hanging shortens, these lessons lengthen: chest, hips, forearms. Taught by someone who climbs better than she bends.',
        'Ten films of 25 minutes', 'No headstands', 'In Polish and in English',
      ],
      pl: [
        'Najpierw barki, szpagatów nie będzie',
        'Co wiszenie skraca, te lekcje wydłużają: klatkę, biodra, przedramiona. Prowadzi ktoś, kto wspina się lepiej, niż się wygina.',
        'Dziesięć filmów po 25 minut', 'Bez stania na głowie', 'Po polsku i po angielsku',
      ],
    },
    {
      code: 'BCK',
      cover: { kind: 'film', motif: 'roller', count: 6, minutes: 20 },
      kind: 'foam-roller',
      name: ['A Back That Carries', 'Plecy, które niosą'],
      short: ['Six lessons for pack carriers', 'Sześć lekcji dla noszących plecaki'],
      price: 69,
      special: 49,
      colors: ['spruce'],
      weight: 0,
      traits: { activity: ['training', 'hiking'] },
      downloads: {
        links: [{ title: ['Six films', 'Sześć filmów'], file: 'a-back-that-carries.zip' }],
        samples: [openingShot('lift-a-pack')],
      },
      en: [
        'Eighteen kilos, no complaints',
        'Roll, brace, carry, rest: six lessons about the muscles that nobody photographs.',
        'Six films of 20 minutes', 'A roller and a full pack', 'With a test at the start and at the end',
      ],
      pl: [
        'Osiemnaście kilo i ani słowa skargi',
        'Rolowanie, napięcie, noszenie, odpoczynek: sześć lekcji o mięśniach, których nikt nie fotografuje.',
        'Sześć filmów po 20 minut', 'Roller i pełny plecak', 'Test na początku i na końcu',
      ],
    },
    {
      code: 'DSK',
      cover: { kind: 'film', motif: 'ball', count: 20, minutes: 3 },
      kind: 'gym-ball',
      name: ['Mobility at the Desk', 'Mobilność przy biurku'],
      short: ['Twenty breaks of three minutes', 'Dwadzieścia przerw po trzy minuty'],
      price: 39,
      colors: ['glacier'],
      weight: 0,
      traits: { activity: ['everyday', 'training'] },
      downloads: {
        links: [{ title: ['Twenty short films', 'Dwadzieścia krótkich filmów'], file: 'mobility-at-the-desk.zip', limit: 10 }],
        samples: [openingShot('desk-break')],
      },
      en: [
        'Your colleagues will join in by Thursday',
        'Breaks that need no mat, no change of clothes and no explanation. The longest takes as long as the coffee machine.',
        'Twenty films of 3 minutes', 'A chair is enough', 'Reminders for your calendar',
      ],
      pl: [
        'Do czwartku dołączy cały pokój',
        'Przerwy, do których nie trzeba maty, przebierania ani tłumaczeń. Najdłuższa trwa tyle co kawa z ekspresu.',
        'Dwadzieścia filmów po 3 minuty', 'Wystarczy krzesło', 'Przypomnienia do kalendarza',
      ],
    },
  ],
)

const PLANS = family(
  {
    kind: 'watch',
    categories: ['training-plans'],
    options: ['atOnce'],
    traits: { activity: ['running', 'training'], category_gear: ['timing'], format: ['pdf'] },
  },
  [
    {
      code: 'TEN',
      cover: { kind: 'plan', motif: 'road', count: 14 },
      name: ['Ten Kilometres by May', 'Dziesięć kilometrów do maja'],
      short: ['Running plan, 14 weeks', 'Plan biegowy, 14 tygodni'],
      price: 69,
      colors: ['dawn'],
      isBestseller: true,
      weight: 0,
      downloads: {
        links: [
          { title: ['The plan', 'Plan'], file: 'ten-kilometres.pdf' },
          { title: ['Calendar file', 'Plik do kalendarza'], file: 'ten-kilometres.ics' },
        ],
        samples: [{ title: ['The first week', 'Pierwszy tydzień'], file: 'ten-kilometres-week-one.pdf' }],
      },
      en: [
        'Begins with walking, ends with a number on your chest',
        'Three runs a week, none of them heroic. The plan forgives two missed weeks and tells you how to pick it up again.',
        '42 pages', 'Calendar for your phone', 'Version for treadmills',
      ],
      pl: [
        'Zaczyna się marszem, kończy numerem na piersi',
        'Trzy biegi w tygodniu, żaden bohaterski. Plan wybacza dwa opuszczone tygodnie i mówi, co wtedy zrobić.',
        '42 strony', 'Kalendarz do telefonu', 'Wersja na bieżnię',
      ],
    },
    {
      code: 'SOF',
      cover: { kind: 'plan', motif: 'ridge', count: 12 },
      kind: 'backpack',
      name: ['From the Sofa to the Ridge', 'Z kanapy na grań'],
      short: ['Hiking plan, 12 weeks', 'Plan turystyczny, 12 tygodni'],
      price: 89,
      special: 69,
      colors: ['moss'],
      weight: 0,
      traits: { activity: ['hiking', 'training'], category_gear: ['strength'], format: ['pdf', 'film'] },
      downloads: {
        links: [
          { title: ['The plan', 'Plan'], file: 'sofa-to-ridge.pdf' },
          { title: ['Films of the exercises', 'Filmy z ćwiczeniami'], file: 'sofa-to-ridge-films.zip', price: 30 },
        ],
        samples: [{ title: ['Weeks one and two', 'Tydzień pierwszy i drugi'], file: 'sofa-to-ridge-sample.pdf' }],
      },
      en: [
        'Stairs, then hills, then Orla Perć perhaps',
        'For people with a desk, a family and a date in August. Each week says what to skip when there is no time.',
        '56 pages', 'Packing list at the back', 'Checked by a mountain rescuer',
      ],
      pl: [
        'Schody, potem górki, a potem może i Orla Perć',
        'Dla tych, którzy mają biurko, rodzinę i termin w sierpniu. Przy każdym tygodniu jest napisane, co odpuścić, gdy brakuje czasu.',
        '56 stron', 'Na końcu lista rzeczy do spakowania', 'Sprawdził ratownik górski',
      ],
    },
    {
      code: 'SKM',
      cover: { kind: 'plan', motif: 'ski', count: 8 },
      name: ['Ski Touring Base', 'Baza skiturowa'],
      short: ['Training plan, 8 weeks', 'Plan treningowy, 8 tygodni'],
      price: 79,
      colors: ['glacier'],
      isNew: true,
      weight: 0,
      traits: { activity: ['ski-touring', 'training'], category_gear: ['strength', 'timing'] },
      downloads: {
        links: [{ title: ['The plan', 'Plan'], file: 'ski-touring-base.pdf' }],
        samples: [{ title: ['A week in October', 'Tydzień w październiku'], file: 'ski-touring-base-sample.pdf' }],
      },
      en: [
        'October decides about February',
        'Long and slow, with a little iron. When the snow comes, nobody at the top will be able to tell that you climbed.',
        '38 pages', 'Works with or without a pulse strap', 'With notes on avalanche training',
      ],
      pl: [
        'Październik decyduje o lutym',
        'Długo i wolno, do tego trochę żelaza. Kiedy spadnie śnieg, na górze nie będzie po tobie widać podejścia.',
        '38 stron', 'Z paskiem na tętno albo bez', 'Z uwagami o szkoleniu lawinowym',
      ],
    },
    {
      code: 'PUL',
      cover: { kind: 'plan', motif: 'hundred', count: 100 },
      kind: 'resistance-band',
      name: ['A Pull-Up in a Hundred Days', 'Podciągnięcie w sto dni'],
      short: ['Plan, one page a day', 'Plan, kartka na dzień'],
      price: 49,
      colors: ['granite'],
      weight: 0,
      traits: { activity: ['training'], category_gear: ['strength'] },
      downloads: {
        links: [{ title: ['A hundred pages', 'Sto kartek'], file: 'a-pull-up.pdf' }],
        samples: [{ title: ['Days 1 to 5', 'Dni 1–5'], file: 'a-pull-up-sample.pdf' }],
      },
      en: [
        'One page a day, one bar, one band',
        'We tested it on forty people who had never done one. Thirty-one now can; the rest start from a chair.',
        '100 pages', 'Six minutes a day', 'With a band or a partner',
      ],
      pl: [
        'Kartka na dzień, drążek i guma',
        'Sprawdziliśmy go na czterdziestu osobach, które nie podciągnęły się nigdy w życiu. Trzydzieści jeden już umie, reszta zaczyna z krzesła.',
        '100 kartek', 'Sześć minut dziennie', 'Z gumą albo z partnerem',
      ],
    },
    {
      code: 'WIN',
      cover: { kind: 'plan', motif: 'snow', count: 16 },
      name: ['Running through Winter', 'Bieganie przez zimę'],
      short: ['Plan and handbook', 'Plan i poradnik'],
      price: 55,
      colors: ['hoarfrost'],
      weight: 0,
      traits: { category_gear: ['timing'] },
      downloads: {
        links: [{ title: ['Handbook', 'Poradnik'], file: 'running-through-winter.pdf' }],
        samples: [{ title: ['On ice', 'Rozdział o lodzie'], file: 'on-ice.pdf' }],
      },
      en: [
        'Ice, dark, dogs, excuses',
        'A chapter for each. The plan itself is short, because in January everything takes longer.',
        '64 pages', 'What to wear at which temperature', 'Sixteen weeks',
      ],
      pl: [
        'Lód, ciemność, psy, wymówki',
        'Każde ma swój rozdział. Sam plan jest krótki, bo w styczniu wszystko trwa dłużej.',
        '64 strony', 'Co założyć przy jakiej temperaturze', 'Szesnaście tygodni',
      ],
    },
    {
      code: 'BRE',
      cover: { kind: 'plan', motif: 'breath', count: 9 },
      kind: 'yoga-mat',
      name: ['Breath and Altitude', 'Oddech i wysokość'],
      short: ['Audio course', 'Kurs audio'],
      price: 45,
      colors: ['hoarfrost'],
      weight: 0,
      traits: { activity: ['hiking', 'yoga'], category_gear: ['mobility'], format: ['audio'] },
      downloads: {
        links: [{ title: ['Nine recordings', 'Dziewięć nagrań'], file: 'breath-and-altitude.zip', limit: 5 }],
        samples: [{ title: ['First recording, 24 seconds', 'Pierwsze nagranie, 24 sekundy'], file: 'breath-first.wav' }],
      },
      en: [
        'For listening with your eyes shut',
        'Nine recordings about breathing more slowly than you feel like. Useful on stairs, in tents and in meetings.',
        'Nine recordings, 90 minutes', 'Plain files, no app', 'Polish and English',
      ],
      pl: [
        'Do słuchania z zamkniętymi oczami',
        'Dziewięć nagrań o tym, jak oddychać wolniej, niż się chce. Przydaje się na schodach, w namiocie i na zebraniach.',
        'Dziewięć nagrań, 90 minut', 'Zwykłe pliki, bez aplikacji', 'Po polsku i po angielsku',
      ],
    },
    {
      code: 'PAK',
      cover: { kind: 'plan', motif: 'list', count: 7 },
      kind: 'backpack',
      name: ['Packing List for a Hut Week', 'Lista rzeczy na tydzień w schroniskach'],
      short: ['Two pages, free of charge', 'Dwie strony, za darmo'],
      price: 0,
      colors: ['tarn'],
      weight: 0,
      traits: { activity: ['hiking', 'travel'], category_gear: ['mobility'] },
      options: [],
      downloads: {
        links: [{ title: ['The list', 'Lista'], file: 'packing-list.pdf' }],
        samples: [{ title: ['The first page', 'Pierwsza strona'], file: 'packing-list-first-page.pdf' }],
      },
      en: [
        'What to take, and what to leave at home',
        'Two pages that fit on a fridge door. The second is about what you will not need, and it is the longer one.',
        'To print on A4', 'Weights in grams', 'Costs nothing',
      ],
      pl: [
        'Co zabrać, a co zostawić w domu',
        'Dwie strony na drzwi lodówki. Druga jest o tym, co się nie przyda, i to ona jest dłuższa.',
        'Do wydruku na A4', 'Wagi w gramach', 'Nic nie kosztuje',
      ],
    },
  ],
)

export const DOWNLOADS: readonly ProductPlan[] = [...PLANS, ...LESSONS]
