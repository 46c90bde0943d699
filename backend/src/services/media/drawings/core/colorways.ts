/** The season's twelve colourways, named after the mountains the wind comes from. */

export interface Colorway {
  readonly base: string
  /** Colour blocks, prints, pulls and labels. */
  readonly accent: string
}

export const COLORWAYS = {
  hoarfrost: { base: '#efede8', accent: '#b9c6cc' },
  granite: { base: '#24282d', accent: '#e2683a' },
  scree: { base: '#8b9195', accent: '#31383f' },
  tarn: { base: '#27577a', accent: '#e9b44c' },
  glacier: { base: '#a9c3cd', accent: '#24506b' },
  spruce: { base: '#2f5145', accent: '#d8cfbd' },
  moss: { base: '#7d8456', accent: '#2e372c' },
  rowan: { base: '#b23a35', accent: '#2a2d33' },
  dawn: { base: '#e2683a', accent: '#2c4a5a' },
  larch: { base: '#dda83a', accent: '#3b4148' },
  crocus: { base: '#6a567f', accent: '#e6c7b0' },
  peat: { base: '#74543e', accent: '#dcc9a9' },
} as const satisfies Record<string, Colorway>

export type ColorwayName = keyof typeof COLORWAYS
