import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { NamedAttribute } from '../store/custom-attributes.ts'
import { AttributeList } from './attribute-list.tsx'
import { leadingFacts } from './product-attributes.ts'

interface ProductDetailsProps {
  /** The description, sanitised. */
  readonly html: string
  readonly attributes: readonly NamedAttribute[]
}

/** The description, and beside it on wide screens its closing list and the leading attributes, which their own tab would hide. */
export async function ProductDetails({ html, attributes }: ProductDetailsProps) {
  const t = await getTranslations('product.tabs')
  const { text, points } = splitPoints(html)
  const facts = leadingFacts(attributes, points)
  return (
    <div className="details">
      <RichText html={text} />
      {(points || facts.length > 0) && (
        <div className="details-side">
          <RichText html={points} />
          {facts.length > 0 && (
            <div className="details-facts">
              <AttributeList attributes={facts} />
              {facts.length < attributes.length && <a href="#information">{t('information')}</a>}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function RichText({ html }: { html: string }) {
  if (!html) return null
  // oxlint-disable-next-line react/no-danger -- safeHtml lets through only an allow-list of tags
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}

/** @returns the points: the list at the end of a description, unless it has lists in it or is the whole of it */
function splitPoints(html: string): { readonly text: string; readonly points: string } {
  const at = html.search(/(?<!^)<ul>(?:(?!<\/?ul\b)[^])*<\/ul>$/)
  return at < 0 ? { text: html, points: '' } : { text: html.slice(0, at), points: html.slice(at) }
}
