import 'server-only'
import { CmsContent } from '../cms/cms-content.tsx'
import type { BlockProps } from './block.ts'

export function TextBlock({ options, locale }: BlockProps<'Text'>) {
  return (
    <div className="page mt-(--section)">
      <CmsContent html={options.text} locale={locale} />
    </div>
  )
}
