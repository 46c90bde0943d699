import { foldText } from '../../lib/fold-text.ts'

/** A suggestion with the typed text marked. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return (
    <span>
      {/* The pieces of one text never change places. */}
      {/* oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity */}
      {markedPieces(text, typed).map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text))}
    </span>
  )
}

interface Piece {
  readonly text: string
  readonly isHit: boolean
}

/** Splits a text at the typed text, regardless of case and diacritics. */
export function markedPieces(text: string, typed: string): Piece[] {
  // A character can fold into several, so each has its start in the folded text.
  const letters = Array.from(text, (letter) => ({ letter, folded: foldText(letter) }))
  const folded = letters.map((each) => each.folded).join('')
  const hits = foldText(typed).split(/\s+/).filter(Boolean).map((word) => ({ start: folded.indexOf(word), length: word.length }))
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
