import { OPEN_LINKED_TAB } from '../../src/ui/open-linked-tab.ts'
import type { CapturedResponse } from '../capture.ts'
import { earlyHints } from '../early-hints.ts'
import { scriptsAfterPaint } from '../scripts-after-paint.ts'
import { mergeInlineScripts } from './inline-scripts.ts'
import { hashSource, type PageHashes, pagePolicy, type PolicySettings, REPORTING_ENDPOINTS } from './policy.ts'

/** Completes a response of Next, which has these cache tags, before the page server stores it. */
export type FinishPage = (answer: CapturedResponse, tags: Iterable<string>) => CapturedResponse

/** A page gets its merged scripts and the policy that allows them; other responses stay unchanged. */
export function createFinishPage(settings: PolicySettings): FinishPage {
  const policy = pagePolicy(settings)
  const { isReportOnly } = settings.contentSecurity

  return (answer) => {
    if (!String(answer.headers['content-type']).startsWith('text/html')) return answer
    const { html, loader } = scriptsAfterPaint(answer.body.toString())
    const merged = mergeInlineScripts(html)
    const { html: page, link } = earlyHints(merged?.html ?? html)
    const value = policy(hashesOf(page, [loader, merged?.script]))
    const own = isReportOnly ? { [HEADER]: "frame-ancestors 'self'", [`${HEADER}-report-only`]: value } : { [HEADER]: value }
    return { ...answer, headers: { ...answer.headers, ...own, ...(link && { link }), 'reporting-endpoints': REPORTING_ENDPOINTS }, body: Buffer.from(page) }
  }
}

const HEADER = 'content-security-policy'
const HEAD_STYLE = /<style[^>]*>([^<]*)<\/style>/g

/** Only the shop's own code writes to the head; content is in the body and gets no hash. */
function hashesOf(page: string, own: ReadonlyArray<string | undefined>): PageHashes {
  const [head = ''] = /^[^]*?(?=<body)/.exec(page) ?? []
  return {
    scripts: [...own, page.includes(`>${OPEN_LINKED_TAB}</script>`) ? OPEN_LINKED_TAB : undefined].filter((text) => text !== undefined).map(hashSource),
    styles: [...head.matchAll(HEAD_STYLE)].map(([, text = '']) => hashSource(text)),
  }
}
