import { PageNotFound } from '../../../features/layout/page-not-found.tsx'

export default function NotFound() {
  return <PageNotFound />
}
