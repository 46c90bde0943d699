import 'server-only'
import * as v from 'valibot'
import { CmsContent } from '../../store/cms-content.tsx'
import type { BlockProps } from './block.ts'
import { richText } from './fields.ts'

export const TEXT = v.object({ text: richText })

export function TextBlock({ options, locale }: BlockProps<v.InferOutput<typeof TEXT>>) {
  return (
    <div className="page mt-(--section)">
      <CmsContent html={options.text} locale={locale} />
    </div>
  )
}
