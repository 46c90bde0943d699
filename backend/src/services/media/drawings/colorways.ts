/** The season's twelve colourways, named after the mountains the wind comes from. */

export type ColorField = 'White' | 'Black' | 'Grey' | 'Blue' | 'Green' | 'Red' | 'Orange' | 'Yellow' | 'Purple' | 'Brown'

export interface Colorway {
  readonly name: string
  /** Shop filter this colour is found under. */
  readonly field: ColorField
  readonly base: string
  /** Colour blocks, prints, pulls and labels. */
  readonly accent: string
}

export const COLORWAYS = {
  hoarfrost: { name: 'Hoarfrost', field: 'White', base: '#efede8', accent: '#b9c6cc' },
  granite: { name: 'Granite Night', field: 'Black', base: '#24282d', accent: '#e2683a' },
  scree: { name: 'Scree', field: 'Grey', base: '#8b9195', accent: '#31383f' },
  tarn: { name: 'Tarn', field: 'Blue', base: '#27577a', accent: '#e9b44c' },
  glacier: { name: 'Glacier', field: 'Blue', base: '#a9c3cd', accent: '#24506b' },
  spruce: { name: 'Spruce', field: 'Green', base: '#2f5145', accent: '#d8cfbd' },
  moss: { name: 'Moss', field: 'Green', base: '#7d8456', accent: '#2e372c' },
  rowan: { name: 'Rowan', field: 'Red', base: '#b23a35', accent: '#2a2d33' },
  dawn: { name: 'Dawn', field: 'Orange', base: '#e2683a', accent: '#2c4a5a' },
  larch: { name: 'Larch', field: 'Yellow', base: '#dda83a', accent: '#3b4148' },
  crocus: { name: 'Crocus', field: 'Purple', base: '#6a567f', accent: '#e6c7b0' },
  peat: { name: 'Peat', field: 'Brown', base: '#74543e', accent: '#dcc9a9' },
} as const satisfies Record<string, Colorway>

export type ColorwayName = keyof typeof COLORWAYS
