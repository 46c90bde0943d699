import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { NamedAttribute } from '../store/custom-attributes.ts'

export async function AttributeList({ attributes }: { readonly attributes: readonly NamedAttribute[] }) {
  const t = await getTranslations('product.tabs')
  return (
    <dl className="product-attributes">
      {attributes.map(({ code, label, value, isYesNo }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{isYesNo ? t(value === '1' ? 'yes' : 'no') : value}</dd>
        </div>
      ))}
    </dl>
  )
}
