/** Light and weather of the scenes. Ridges run from the farthest to the nearest. */

export interface Weather {
  readonly skyTop: string
  readonly skyLow: string
  readonly sun: string
  readonly glow: string
  readonly ridges: readonly [farthest: string, far: string, main: string, ...hills: string[]]
  readonly wind: string
  readonly trees: string
  readonly snow?: boolean
}

export const WEATHER = {
  dawn: {
    skyTop: '#7fa3b5', skyLow: '#f6d3ab', sun: '#fff1d6', glow: '#f7a868',
    ridges: ['#cfa995', '#a18a91', '#6c7688', '#435a70', '#2a4257', '#182a3a'], wind: '#fff4e4', trees: '#0f1d29',
  },
  foehn: {
    skyTop: '#2b2f4d', skyLow: '#e08a5b', sun: '#ffd9a0', glow: '#ec6f3b',
    ridges: ['#a86a63', '#7b5468', '#574864', '#3b3a57', '#272c47', '#171b30'], wind: '#ffd9b8', trees: '#0e1122',
  },
  summer: {
    skyTop: '#c9d8d2', skyLow: '#f2eedd', sun: '#fffbe9', glow: '#f0dca0',
    ridges: ['#b4c7bf', '#8eaaa0', '#678a7e', '#47705f', '#2f5145', '#1b352c'], wind: '#ffffff', trees: '#12271f',
  },
  winter: {
    skyTop: '#9db9c8', skyLow: '#eef1ef', sun: '#ffffff', glow: '#fbe6cf',
    ridges: ['#cfdbe0', '#b2c6d0', '#8fabba', '#6a8a9d', '#466a80', '#2a4a5e'], wind: '#ffffff', trees: '#1f3a4b', snow: true,
  },
  autumn: {
    skyTop: '#a9bcc2', skyLow: '#f4e3c4', sun: '#fff6df', glow: '#f2b866',
    ridges: ['#c8bba6', '#a7987f', '#8c6f55', '#9a5f38', '#6f4029', '#3d2519'], wind: '#fffaf0', trees: '#2c1a12',
  },
  night: {
    skyTop: '#101a2c', skyLow: '#4b5f80', sun: '#f3f0e2', glow: '#8fa6c8',
    ridges: ['#41557a', '#334769', '#273957', '#1c2b45', '#142035', '#0d1626'], wind: '#b9c9e6', trees: '#080e19', snow: true,
  },
} as const satisfies Record<string, Weather>

export type WeatherName = keyof typeof WEATHER
