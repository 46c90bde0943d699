/** Keeps Next's own page out of every document. [...path] renders unknown paths. */
export default function NotFound() {
  return null
}
