import { foldText } from '../../lib/fold-text.ts'

/** A suggestion with the visitor's input marked. */
export function MarkedText({ text, input }: { text: string; input: string }) {
  return (
    <span>
      {/* oxlint-disable-next-line react/no-array-index-key -- the pieces of a text keep their order */}
      {markedPieces(text, input).map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text))}
    </span>
  )
}

interface Piece {
  readonly text: string
  readonly isHit: boolean
}

/** Splits a text at the words of the input, ignoring case and diacritics. */
export function markedPieces(text: string, input: string): Piece[] {
  // One character can fold into several, so positions count in the folded text.
  const letters = Array.from(text, (letter) => ({ letter, folded: foldText(letter) }))
  const folded = letters.map((each) => each.folded).join('')
  const hits = foldText(input).split(/\s+/).filter(Boolean).map((word) => ({ start: folded.indexOf(word), length: word.length }))
  const pieces: Piece[] = []
  let at = 0
  for (const { letter, folded: own } of letters) {
    const place = at
    const isHit = hits.some(({ start, length }) => start >= 0 && place >= start && place < start + length)
    const last = pieces.at(-1)
    if (last?.isHit === isHit) pieces[pieces.length - 1] = { text: last.text + letter, isHit }
    else pieces.push({ text: letter, isHit })
    at += own.length
  }
  return pieces
}
