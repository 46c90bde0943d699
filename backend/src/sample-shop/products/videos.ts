import type { ProductPlan } from '../plan/product-plan.ts'

/** Films to download. */
export const VIDEOS: readonly ProductPlan[] = [
  {
    code: 'GRN',
    cover: { kind: 'film', motif: 'steps', count: 36, minutes: 25 },
    kind: 'kettlebell',
    name: ['Twelve Weeks to the Ridge', 'Dwanaście tygodni do grani'],
    short: ['Training plan with 36 videos', 'Plan treningowy, 36 filmów'],
    price: 149,
    colors: ['granite'],
    categories: ['strength-lessons'],
    weight: 0,
    traits: { activity: ['training', 'hiking'], category_gear: ['strength'], format: ['film', 'pdf'] },
    options: ['atOnce'],
    downloads: {
      links: [{ title: ['36 films and the plan', '36 filmów i plan'], file: 'twelve-weeks-to-the-ridge.zip', sample: 'stairs-film.webm' }],
      samples: [{ title: ['The first week, to print', 'Pierwszy tydzień do druku'], file: 'twelve-weeks-first-week.pdf' }],
    },
    text: [
      {
        heading: 'Three evenings a week',
        lead: 'From the stairs in your block to a day with 1,800 metres of ascent. Written by a guide who would rather you came back on your own two feet.',
        points: ['36 videos of 25 minutes', 'One kettlebell is enough', 'In Polish and in English'],
      },
      {
        heading: 'Trzy wieczory w tygodniu',
        lead: 'Od schodów w bloku po dzień z 1800 metrami podejścia. Ułożył go przewodnik, któremu zależy, żeby z gór wracało się na własnych nogach.',
        points: ['36 filmów po 25 minut', 'Wystarczy jeden kettlebell', 'Po polsku i po angielsku'],
      },
    ],
  },
  {
    code: 'POR',
    cover: { kind: 'film', motif: 'mat', count: 10, minutes: 10 },
    kind: 'yoga-mat',
    name: ['Morning Mobility', 'Poranna mobilność'],
    short: ['Ten lessons of ten minutes', 'Dziesięć lekcji po dziesięć minut'],
    price: 79,
    colors: ['spruce'],
    categories: ['mobility-lessons'],
    weight: 0,
    traits: { activity: ['yoga', 'training'], category_gear: ['mobility'], format: ['film'] },
    options: ['atOnce'],
    downloads: { links: [{ title: ['Ten films', 'Dziesięć filmów'], file: 'morning-mobility.zip' }], samples: [{ title: ['Opening shot, 8 seconds', 'Pierwsze ujęcie, 8 sekund'], file: 'morning-mobility-film.webm' }] },
    text: [
      {
        heading: 'Before the coffee is ready',
        lead: 'Hips, back, shoulders, in pyjamas. No music and no slogans, just a calm voice that counts.',
        points: ['Ten videos', 'Nothing but a mat needed', 'Yours to download'],
      },
      {
        heading: 'Zanim zaparzy się kawa',
        lead: 'Biodra, plecy, barki, w piżamie. Bez muzyki i bez haseł, tylko spokojny głos, który liczy.',
        points: ['Dziesięć filmów', 'Potrzebna tylko mata', 'Do pobrania na własność'],
      },
    ],
  },
]
