/** Paths that nothing answers to are the catalogue's; this is only here so that Next's own page is not part of every document. */
export default function NotFound() {
  return null
}
