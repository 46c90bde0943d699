import 'server-only'
import { plainText } from '../../lib/plain-text.ts'
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { CmsContent } from '../cms/cms-content.tsx'
import type { OptionsOf } from './block-options.ts'
import type { BlockProps } from './block.ts'

type Options = OptionsOf<'Questions'>

/** Each answer opens below its question, without scripts; structured data lists all of them for search engines. */
export function QuestionsBlock({ options: { title, questions }, locale }: BlockProps<'Questions'>) {
  return (
    <section className="page mt-(--section)" aria-label={title}>
      <JsonLd data={[faqJsonLd(questions)]} />
      {title && <h2 className="mb-8 text-2xl tracking-tight">{title}</h2>}
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <span>{question}</span>
              <ChevronDownIcon size={18} />
            </summary>
            <CmsContent html={answer} locale={locale} />
          </details>
        ))}
      </div>
    </section>
  )
}

const faqJsonLd = (questions: Options['questions']) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})
