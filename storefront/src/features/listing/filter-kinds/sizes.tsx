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
  // Facets are read on the server alone, so the build leaves the rules of the runs out of the browser's scripts.
  ...(typeof window === 'undefined' && { runs: (options, t) => sizeRuns(options).map((run) => ({ heading: t(`filters.sizes.${run.measure}`), options: run.options })) }),
})
