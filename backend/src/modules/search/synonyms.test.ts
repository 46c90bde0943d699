import { expect, test } from 'vitest'
import { synonymsAt, synonymsOf } from './synonyms.ts'
import { wordRules } from './word-rules.ts'

const synonyms = synonymsOf(['hoodie, hooded sweatshirt', 'tee,t shirt', 'top, tee', ' , '], wordRules('en_GB'))

test.each<[string[], number, string[]]>([
  [['hoodi'], 1, ['hoodi', 'hood sweatshirt']],
  [['hood', 'sweatshirt', 'red'], 2, ['hood sweatshirt', 'hoodi']],
  [['hood', 'red'], 1, ['hood']],
  [['tee'], 1, ['tee', 't shirt', 'top']],
  [['red'], 1, ['red']],
])('%j begins with %d terms that mean %j', (terms, length, phrases) => {
  const found = synonymsAt(synonyms, terms)
  expect([found.length, found.phrases.map((phrase) => phrase.join(' '))]).toEqual([length, phrases])
})
