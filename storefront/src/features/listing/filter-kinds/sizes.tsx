import { choiceKind } from './choice.tsx'
import { isBucket } from './range.tsx'
import { sizeRuns } from './size-runs.ts'

const MAX_LABEL = 6

/** Boxes for labels of a few letters. */
export const sizes = choiceKind({
  name: 'sizes',
  fits: ({ code, options }) => /size/.test(code) && options.every((option) => !isBucket(option) && (option.label ?? option.value).length <= MAX_LABEL),
  look: 'size-box',
  Face: ({ option }) => option.label,
  runs: (options, t) => sizeRuns(options).map(({ measure, options }) => ({ heading: t(`filters.sizes.${measure}`), options })),
})
