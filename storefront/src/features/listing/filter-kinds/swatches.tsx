import { choiceKind } from './choice.tsx'

export const swatches = choiceKind({
  name: 'swatches',
  fits: ({ options, colours }) => options.length > 0 && options.every(({ value }) => colours?.get(value)),
  look: 'swatch',
  Face: ({ option: { label, colour } }) => (
    <>
      <i style={{ background: colour }} />
      <span>{label}</span>
    </>
  ),
})
