import { COLORWAYS } from '../../services/media/drawings/core/colorways.ts'
import type { LocalizedText } from '../plan/localized-text.ts'

export interface AttributePlan {
  readonly code: string
  readonly input: 'select' | 'multiselect'
  readonly label: LocalizedText
  readonly options: Readonly<Record<string, LocalizedText>>
  /** Options added later; their ids follow all others, so that earlier ids do not change. */
  readonly later?: readonly string[]
  /** Whether it is no filter. Such attributes are the last. */
  readonly isOnlyShown?: boolean
  /** The swatch value of an option. */
  readonly swatch?: (option: string) => string
}

const same = (...options: string[]): Record<string, LocalizedText> =>
  Object.fromEntries(options.map((option) => [option, [option, option]]))

/** The filters of the shop, in the order of the sidebar, and what reviewers say about its sizes. */
export const ATTRIBUTES: readonly AttributePlan[] = [
  {
    code: 'color',
    input: 'select',
    label: ['Colour', 'Kolor'],
    swatch: (option) => COLORWAYS[option as keyof typeof COLORWAYS].base,
    options: {
      hoarfrost: ['Hoarfrost', 'Szron'],
      granite: ['Granite Night', 'Granit'],
      scree: ['Scree', 'Piarg'],
      tarn: ['Tarn', 'Staw'],
      glacier: ['Glacier', 'Lodowiec'],
      spruce: ['Spruce', 'Świerk'],
      moss: ['Moss', 'Mech'],
      rowan: ['Rowan', 'Jarzębina'],
      dawn: ['Dawn', 'Świt'],
      larch: ['Larch', 'Modrzew'],
      crocus: ['Crocus', 'Krokus'],
      peat: ['Peat', 'Torf'],
    },
  },
  {
    code: 'size',
    input: 'select',
    label: ['Size', 'Rozmiar'],
    swatch: (option) => option,
    options: {
      ...same('XS', 'S', 'M', 'L', 'XL', 'XXL', '35–38', '39–42', '43–46', 'S/M', 'L/XL'),
      ...same('1 kg', '2 kg', '3 kg', '4 kg', '8 kg', '12 kg', '16 kg', '20 kg', '24 kg'),
    },
    later: ['1 kg', '2 kg', '3 kg', '20 kg', '24 kg'],
  },
  {
    code: 'gender',
    input: 'multiselect',
    label: ['Gender', 'Dla kogo'],
    options: { women: ['Women', 'Damskie'], men: ['Men', 'Męskie'], unisex: ['Unisex', 'Unisex'] },
  },
  {
    code: 'activity',
    input: 'multiselect',
    label: ['Activity', 'Aktywność'],
    options: {
      hiking: ['Hiking', 'Turystyka górska'],
      climbing: ['Climbing', 'Wspinaczka'],
      'ski-touring': ['Ski touring', 'Skitury'],
      running: ['Running', 'Bieganie'],
      training: ['Training', 'Trening siłowy'],
      yoga: ['Yoga', 'Joga'],
      travel: ['Travel', 'Podróże'],
      everyday: ['Every day', 'Na co dzień'],
    },
  },
  {
    code: 'material',
    input: 'multiselect',
    label: ['Material', 'Materiał'],
    options: {
      merino: ['Merino wool', 'Wełna merino'],
      cotton: ['Organic cotton', 'Bawełna organiczna'],
      polyester: ['Recycled polyester', 'Poliester z recyklingu'],
      polyamide: ['Recycled polyamide', 'Poliamid z recyklingu'],
      elastane: ['Elastane', 'Elastan'],
      down: ['Down', 'Puch'],
      steel: ['Steel', 'Stal'],
      iron: ['Cast iron', 'Żeliwo'],
      rubber: ['Natural rubber', 'Kauczuk naturalny'],
      cork: ['Cork', 'Korek'],
      foam: ['Foam', 'Pianka'],
    },
  },
  {
    code: 'climate',
    input: 'multiselect',
    label: ['Weather', 'Pogoda'],
    options: {
      rain: ['Rain', 'Deszcz'],
      wind: ['Wind', 'Wiatr'],
      cold: ['Cold', 'Mróz'],
      mild: ['Mild days', 'Umiarkowana'],
      heat: ['Heat', 'Upał'],
      indoor: ['Indoor', 'W środku'],
    },
  },
  {
    code: 'pattern',
    input: 'select',
    label: ['Pattern', 'Wzór'],
    options: {
      solid: ['Plain', 'Gładki'],
      'color-block': ['Colour block', 'Łączone kolory'],
      stripe: ['Striped', 'Paski'],
      heather: ['Melange', 'Melanż'],
      contour: ['Contour lines', 'Poziomice'],
    },
  },
  {
    code: 'style_general',
    input: 'multiselect',
    label: ['Layer', 'Warstwa'],
    options: {
      base: ['Base layer', 'Bielizna'],
      mid: ['Midlayer', 'Warstwa pośrednia'],
      insulation: ['Insulation', 'Ocieplenie'],
      shell: ['Shell', 'Warstwa zewnętrzna'],
    },
  },
  {
    code: 'sleeve',
    input: 'select',
    label: ['Sleeve', 'Rękaw'],
    options: { none: ['Sleeveless', 'Bez rękawów'], short: ['Short', 'Krótki'], long: ['Long', 'Długi'] },
  },
  {
    code: 'collar',
    input: 'select',
    label: ['Collar / hood', 'Kołnierz / kaptur'],
    options: {
      crew: ['Crew neck', 'Okrągły'],
      'v-neck': ['V-neck', 'W serek'],
      polo: ['Polo', 'Polo'],
      mock: ['Mock neck', 'Półgolf'],
      'half-zip': ['Half zip', 'Krótki zamek'],
      hood: ['Hood', 'Kaptur'],
    },
  },
  {
    code: 'category_gear',
    input: 'multiselect',
    label: ['For', 'Do czego'],
    options: {
      strength: ['Strength', 'Siła'],
      mobility: ['Mobility', 'Mobilność'],
      balance: ['Balance', 'Równowaga'],
      hydration: ['Hydration', 'Nawodnienie'],
      timing: ['Timekeeping', 'Pomiar czasu'],
    },
  },
  {
    code: 'style_bags',
    input: 'select',
    label: ['Bag type', 'Rodzaj torby'],
    options: { backpack: ['Backpack', 'Plecak'], duffel: ['Duffel', 'Torba podróżna'], tote: ['Tote', 'Torba na ramię'] },
  },
  {
    code: 'strap_bags',
    input: 'multiselect',
    label: ['Straps', 'Paski'],
    options: {
      padded: ['Padded', 'Wyściełane'],
      shoulder: ['Shoulder strap', 'Na ramię'],
      handles: ['Handles', 'Uchwyty'],
      hip: ['Hip belt', 'Pas biodrowy'],
    },
  },
  {
    code: 'features_bags',
    input: 'multiselect',
    label: ['Features', 'Wyposażenie'],
    options: {
      hydration: ['Hydration sleeve', 'Miejsce na bukłak'],
      laptop: ['Laptop sleeve', 'Kieszeń na laptop'],
      waterproof: ['Water-resistant', 'Wodoodporność'],
      lockable: ['Lockable zips', 'Zamki na kłódkę'],
    },
  },
  {
    code: 'format',
    input: 'multiselect',
    label: ['Format', 'Forma'],
    options: { film: ['Film', 'Film'], pdf: ['PDF', 'PDF'], audio: ['Audio', 'Nagranie'], live: ['With people', 'Na żywo'] },
  },
  {
    code: 'fit',
    input: 'select',
    label: ['Fit', 'Rozmiarówka'],
    isOnlyShown: true,
    options: {
      small: ['Reviews say it runs small: consider a size up', 'Według opinii rozmiarówka zaniżona: lepiej wziąć rozmiar większy'],
      true: ['Reviews say it is true to size', 'Według opinii rozmiarówka zgodna z tabelą'],
      large: ['Reviews say it runs large: consider a size down', 'Według opinii rozmiarówka zawyżona: lepiej wziąć rozmiar mniejszy'],
    },
    later: ['small', 'true', 'large'],
  },
]
