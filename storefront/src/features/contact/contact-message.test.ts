import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MAX_COMMENT, type Message, messageSchema } from './contact-message.ts'

const MESSAGE: Message = { name: 'Agata', email: 'agata@example.com', telephone: '', comment: 'Is it warm?' }

const issuesOf = (changes: Partial<Message>): string[] => {
  const { issues = [] } = v.safeParse(messageSchema, { ...MESSAGE, ...changes }, { abortPipeEarly: true })
  return issues.map(({ path, message }) => `${String(path?.[0]?.key)}: ${message}`)
}

test.each<[Partial<Message>, string[]]>([
  [{}, []],
  [{ telephone: '+48 600 100 200' }, []],
  [{ telephone: ' ' }, []],
  [{ name: ' ', email: '', comment: '\n' }, ['name: required', 'email: required', 'comment: required']],
  [{ email: 'agata@' }, ['email: emailWrong']],
  [{ telephone: '12' }, ['telephone: phoneShort']],
  [{ telephone: 'at work' }, ['telephone: phoneWrong:a']],
  [{ telephone: 'tel:+48\u00a0(600) 100.200' }, []],
  [{ name: 'a'.repeat(256) }, ['name: nameLong']],
  [{ comment: '🏔'.repeat(MAX_COMMENT) }, []],
  [{ comment: 'a'.repeat(MAX_COMMENT + 1) }, ['comment: commentLong']],
])('[FORM-01] validates %j', (changes, issues) => expect(issuesOf(changes)).toEqual(issues))
