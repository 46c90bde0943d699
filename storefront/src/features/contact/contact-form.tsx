'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { readMessage } from '../../lib/rule-message.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { SubmitButton } from '../auth/submit-button.tsx'
import { type FieldProblem, lengthOf, MAX_COMMENT, type Message, type MessageProblem, readMessageProblem, sendMessage } from './contact-message.ts'
import { useMessageForm } from './use-message-form.ts'

export function ContactForm() {
  const t = useTranslations('contact')
  const [problem, setProblem] = useState<ShownProblem>()
  const [sentFrom, setSentFrom] = useState<string>()
  const { register, control, handleSubmit, formState, setError, setValue, forget } = useMessageForm()
  const { errors, isSubmitting } = formState

  async function submit(message: Message): Promise<void> {
    setProblem(undefined)
    try {
      await sendMessage(message)
      setValue('comment', '')
      forget()
      setSentFrom(message.email)
    } catch (error) {
      logFailure('The message was not sent', error)
      const found = readMessageProblem(error)
      if (found.reason === 'email-wrong') setError('email', { message: 'emailWrong' }, { shouldFocus: true })
      else setProblem(found)
    }
  }

  const errorOf = (field: keyof Message): string | undefined => {
    const message = errors[field]?.message
    return message && t(`error.${readMessage<FieldProblem>(message)[0]}`, { ...readMessage(message)[1], most: MAX_COMMENT })
  }

  if (sentFrom) return <MessageSent email={sentFrom} onAnother={() => setSentFrom(undefined)} />
  return (
    <form className="grid gap-5" method="post" noValidate {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {problem && <MessageNotice problem={problem} />}
      <Field {...register('name')} label={t('name')} error={errorOf('name')} autoComplete="name" required />
      <EmailField {...register('email')} label={t('email')} error={errorOf('email')} autoComplete="email" required />
      <Field
        {...register('telephone')}
        type="tel"
        label={t.rich('phone', { optional: (text) => <span className="font-normal text-soft">{text}</span> })}
        error={errorOf('telephone')}
        autoComplete="tel"
      />
      <CommentField {...register('comment')} control={control} error={errorOf('comment')} />
      <SubmitButton className="justify-self-start" isBusy={isSubmitting}>
        {t('submit')}
      </SubmitButton>
    </form>
  )
}

/** Every problem that is not shown at a field. */
type ShownProblem = Exclude<MessageProblem, { reason: 'email-wrong' }>

function MessageNotice({ problem }: { problem: ShownProblem }) {
  const t = useTranslations('contact.problem')
  if (problem.reason !== 'closed') return <ProblemNotice problem={problem} namespace="contact" />
  return (
    <AppearingNotice kind="error" title={t('closed')}>
      {t('closedHelp')}
    </AppearingNotice>
  )
}

const COUNTED_FROM = MAX_COMMENT * 0.8

interface CommentFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly control: Control<Message>
  readonly error: string | undefined
}

/** Shows a character count near the limit. A comment that is too long is not cut off: shoppers decide themselves what to shorten. */
function CommentField({ control, error, ...area }: CommentFieldProps) {
  const t = useTranslations('contact')
  const length = lengthOf(useWatch({ control, name: 'comment' }) ?? '')
  const help = length < COUNTED_FROM ? undefined : t('characters', { length, most: MAX_COMMENT })
  return <TextArea {...area} label={t('comment')} help={help} error={error && help ? `${error} ${help}` : error} rows={6} required />
}

interface MessageSentProps {
  readonly email: string
  readonly onAnother: () => void
}

/** Replaces the form, so that the same message is not sent twice. */
function MessageSent({ email, onAnother }: MessageSentProps) {
  const t = useTranslations('contact.sent')
  return (
    <div className="grid justify-items-start gap-5">
      <AppearingNotice takesFocus kind="success" title={t('title')}>
        <p className="wrap-anywhere">{t('help', { email })}</p>
      </AppearingNotice>
      <Button variant="secondary" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  )
}
