import { pictureName, viewsOf } from '../../services/media/drawing.ts'
import type { ColorwayName } from '../../services/media/drawings/core/colorways.ts'
import { type CoverKind, coverName, coverViews } from '../../services/media/drawings/covers/cover.ts'
import type { View } from '../../services/media/drawings/core/draw-options.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

export interface PlannedPicture {
  readonly path: string
  /** What the picture shows beyond the product's name and colour. */
  readonly view: LocalizedText
}

export const WHOLE: LocalizedText = ['', '']

const VIEWS: Readonly<Record<Exclude<View, 'worn'>, LocalizedText>> = { front: WHOLE, back: ['back', 'tył'], detail: ['close-up', 'zbliżenie'] }

/** The height and the size help to choose one. */
const WORN: Readonly<Record<'women' | 'men', LocalizedText>> = {
  women: ['on a figure: height 172 cm, size S', 'na sylwetce: wzrost 172 cm, rozmiar S'],
  men: ['on a figure: height 184 cm, size M', 'na sylwetce: wzrost 184 cm, rozmiar M'],
}

const INSIDE: Readonly<Record<CoverKind, LocalizedText>> = {
  film: ['scenes of the film', 'kadry z filmu'],
  plan: ['a page', 'strona w środku'],
  map: ['the meeting place', 'miejsce zbiórki'],
  venue: ['another view', 'inne ujęcie'],
}

/** The pictures of a product in one colour; those of a set need the products in it (set-pictures.ts). */
export function picturesOf({ kind, look, cover, bundle, group, traits }: ProductPlan, colorway: ColorwayName): PlannedPicture[] {
  if (bundle || group) return []
  if (cover) return coverViews().map((view) => ({ path: coverName({ ...cover, colorway, view }), view: view === 'front' ? WHOLE : INSIDE[cover.kind] }))
  const worn = WORN[traits.gender?.includes('men') ? 'men' : 'women']
  return viewsOf(kind).map((view) => ({ path: pictureName({ kind, colorway, view, ...look }), view: view === 'worn' ? worn : VIEWS[view] }))
}
