import type { LocalizedText } from '../plan/localized-text.ts'

export type MeasureKey = keyof typeof MEASURES

/** What is measured, and how. */
export const MEASURES = {
  chest: [
    ['Chest', 'Klatka piersiowa'],
    ['Around the fullest part, under the arms and over the shoulder blades.', 'W najszerszym miejscu, pod pachami i przez łopatki.'],
  ],
  waist: [
    ['Waist', 'Talia'],
    ['Where you bend sideways, usually two fingers above the navel.', 'Tam, gdzie ciało zgina się na bok, zwykle dwa palce nad pępkiem.'],
  ],
  hips: [['Hips', 'Biodra'], ['Around the widest part, feet together.', 'W najszerszym miejscu, stopy razem.']],
  arm: [
    ['Sleeve', 'Długość ręki'],
    ['From the edge of the shoulder over the elbow to the wrist bone, the arm slightly bent.', 'Od krawędzi barku przez łokieć do kostki nadgarstka, przy lekko zgiętej ręce.'],
  ],
  leg: [['Inside leg', 'Długość nogi'], ['From the crotch to the floor, without shoes.', 'Od kroku do podłogi, bez butów.']],
  foot: [
    ['Foot', 'Stopa'],
    ['From the heel to the longest toe, standing on a sheet of paper, in the evening.', 'Od pięty do najdłuższego palca, na stojąco, na kartce papieru, wieczorem.'],
  ],
  head: [['Head', 'Głowa'], ['A finger above the brows and the ears.', 'Palec nad brwiami i uszami.']],
} as const satisfies Record<string, readonly [name: LocalizedText, how: LocalizedText]>
