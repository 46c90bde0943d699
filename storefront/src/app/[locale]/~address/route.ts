import type { NextRequest } from 'next/server'
import { pageAddress } from '../../../features/pages/page-address.ts'
import { withoutReports } from '../../../graphql/failure-reports.ts'
import { isLocale } from '../../../i18n/locales.ts'

export const dynamic = 'force-dynamic'
/** Caches the backend's answers, so that the page's rendering finds them. */
export const fetchCache = 'default-cache'

interface AddressContext {
  params: Promise<{ locale: string }>
}

/** For the page server, before a page is rendered: the part of the query that the page depends on, a redirect, or 404 without a page. */
export async function GET({ nextUrl: { searchParams } }: NextRequest, { params }: AddressContext): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  try {
    const address = await withoutReports(() => pageAddress(searchParams.get('path') ?? '', searchParams.get('query') ?? '', locale))
    if (!address) return new Response(null, { status: 404 })
    return 'query' in address ? new Response(address.query) : new Response(null, { status: address.status, headers: { location: address.location } })
  } catch {
    // The page is rendered anyway, and reports the failure.
    return new Response(null, { status: 503 })
  }
}
