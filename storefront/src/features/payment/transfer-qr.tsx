'use client'

import { correction, generate, mode } from 'lean-qr'

/** Dark modules on white with the four modules of margin that readers need, also on dark pages and on paper. */
const MARGIN = 4

/** Letters as UTF-8: some readers drop the text of a code that has them as Latin-1. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]

interface TransferQrProps {
  readonly text: string
  readonly label: string
}

export function TransferQr({ text, label }: TransferQrProps) {
  const code = generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.M, modes: MODES })
  const side = code.size + 2 * MARGIN
  return (
    <svg className="size-44" viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fff" />
      <path fill="#000" d={modulesPath(code)} />
    </svg>
  )
}

function modulesPath(code: ReturnType<typeof generate>): string {
  const cells = Array.from({ length: code.size ** 2 }, (_, index) => [index % code.size, Math.floor(index / code.size)] as const)
  return cells.flatMap(([x, y]) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : [])).join('')
}
