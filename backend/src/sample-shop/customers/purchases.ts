import type { PersonKey } from './people.ts'

export interface SeedItem {
  readonly code: string
  readonly quantity?: number
  /** The options of a configurable product. */
  readonly color?: string
  readonly size?: string
  readonly engraving?: string
}

type Step = 'pay' | 'ship' | 'refund' | 'hold' | 'cancel'

export interface Purchase {
  readonly by: PersonKey
  readonly at: string
  readonly items: readonly SeedItem[]
  readonly coupon?: string
  /** Undefined for virtual items. */
  readonly delivery?: readonly [carrier: string, method: string, location?: string]
  readonly payment: string
  /** The order's later steps, one per day. */
  readonly steps: readonly Step[]
  readonly comment?: string
}

const COURIER = ['courier', 'door'] as const
const LOCKER = ['locker', 'standard', 'KRK02A'] as const
const PICKUP = ['instore', 'pickup', 'halny-krakow'] as const

/** In chronological order: an order of every status, some with invoices, shipments and a credit memo. */
export const PURCHASES: readonly Purchase[] = [
  {
    by: 'hania', at: '2026-02-14T19:05:00Z', coupon: 'PIERWSZY', delivery: COURIER, payment: 'banktransfer', steps: ['pay', 'ship'],
    items: [
      { code: 'GAS', color: 'crocus', size: 'M' }, { code: 'DUN', color: 'scree', size: '39–42', quantity: 2 },
      { code: 'PST', color: 'glacier', engraving: 'HANIA' },
    ],
  },
  { by: 'tom', at: '2026-03-08T21:17:00Z', payment: 'sandbox_card', steps: ['pay'], items: [{ code: 'TEN' }, { code: 'SOF' }] },
  {
    by: 'biuro', at: '2026-05-11T08:02:00Z', delivery: COURIER, payment: 'banktransfer', steps: ['pay', 'ship'],
    items: [{ code: 'PST', color: 'glacier', quantity: 25, engraving: 'BP SZCZYT' }, { code: 'TAG', color: 'peat', quantity: 20 }],
  },
  {
    by: 'hania', at: '2026-06-03T12:48:00Z', delivery: LOCKER, payment: 'cashondelivery', steps: ['cancel'], comment: 'Zamówione dwa razy.',
    items: [{ code: 'SWI', color: 'granite', size: 'S' }],
  },
  {
    by: 'hania', at: '2026-07-19T10:31:00Z', delivery: LOCKER, payment: 'sandbox_blik', steps: ['pay', 'ship', 'refund'],
    comment: 'Zwrot w ciągu 14 dni, rozmiar nie pasował.',
    items: [{ code: 'MOD', color: 'granite', size: 'M' }, { code: 'TRZ', color: 'dawn', size: 'S' }],
  },
  {
    by: 'tom', at: '2026-09-12T16:20:00Z', delivery: PICKUP, payment: 'banktransfer', steps: ['pay', 'hold'],
    items: [{ code: 'STA', color: 'spruce', size: 'L' }],
  },
  { by: 'biuro', at: '2026-11-16T09:44:00Z', delivery: COURIER, payment: 'banktransfer', steps: [], items: [{ code: 'RAB', color: 'larch', size: '39–42', quantity: 12 }] },
  {
    by: 'tom', at: '2026-11-17T20:09:00Z', coupon: 'WIATR10', delivery: COURIER, payment: 'sandbox_blik', steps: ['pay'],
    items: [{ code: 'SBG' }, { code: 'KAZ', color: 'granite' }],
  },
  {
    by: 'hania', at: '2026-11-18T17:26:00Z', delivery: COURIER, payment: 'sandbox_card', steps: [],
    items: [{ code: 'KRY', color: 'spruce', size: 'M' }],
  },
  {
    by: 'hania', at: '2026-11-20T06:58:00Z', delivery: COURIER, payment: 'banktransfer', steps: [],
    items: [{ code: 'LOD', color: 'granite', size: 'M' }, { code: 'SAN', color: 'scree', size: '39–42' }],
  },
]

/** The items of wishlists. */
export const WISHES: readonly (SeedItem & { readonly by: PersonKey })[] = [
  { by: 'hania', code: 'KRZ', color: 'crocus', size: 'M' },
  { by: 'hania', code: 'KEZ' },
  { by: 'hania', code: 'SHW' },
  { by: 'tom', code: 'GER' },
  { by: 'tom', code: 'KAM', color: 'tarn' },
]

interface OwnReview {
  readonly by: PersonKey
  readonly code: string
  readonly at: string
  readonly stars: number
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly isPending?: boolean
}

/** In the language of the author's store view. */
export const OWN_REVIEWS: readonly OwnReview[] = [
  {
    by: 'hania', code: 'GAS', at: '2026-03-29T18:11:00Z', stars: 5, nickname: 'Hania', summary: 'Chodzi ze mną wszędzie',
    text: 'Od lutego na każdej wycieczce. Pod kurtką się nie zwija, w schronisku grzeje, a fiolet jest dokładnie taki jak na zdjęciu.',
  },
  {
    by: 'hania', code: 'DUN', at: '2026-11-19T20:02:00Z', stars: 4, nickname: 'Hania', summary: 'Ciepłe, ale schną długo', isPending: true,
    text: 'Ani jednego odcisku przez całe lato. Jedna gwiazdka mniej, bo po przemoczeniu schną pół nocy.',
  },
  {
    by: 'tom', code: 'TEN', at: '2026-06-02T07:45:00Z', stars: 5, nickname: 'Tom F.', summary: '58:12 in May',
    text: 'Missed week six entirely and did what the plan says to do then. Finished, smiling, in under an hour.',
  },
]
