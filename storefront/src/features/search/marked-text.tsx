import { markedPieces } from './marked-pieces.ts'

/** A suggestion, with what was typed marked in it. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return (
    <span>
      {/* The pieces of one text never change places. */}
      {/* oxlint-disable-next-line react/no-array-index-key */}
      {markedPieces(text, typed).map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text))}
    </span>
  )
}
