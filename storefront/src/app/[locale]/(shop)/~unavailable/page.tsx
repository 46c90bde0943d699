import { FetchFailed } from '../../../../features/layout/fetch-failed.tsx'

/** What the page server answers, with status 503, in place of a page that cannot be rendered. It asks nothing of the backend. */
export default function Unavailable() {
  return <FetchFailed />
}
