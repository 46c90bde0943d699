import { expect, test } from 'vitest'
import { trackingAttributes } from './tracking-attributes.ts'

const CONTENT = { url: 'https://content.example', apiKey: 'key', previewSecret: undefined }
const TAG_MANAGER = { url: 'https://tags.example', containerId: 'GTM-TEST01', isLoadedBeforeConsent: false }
const TAGS = 'https://tags.example/gtm.js?id=GTM-TEST01'

test('[OPS-04] a shop that measures visits asks for consent to it', () => {
  expect(trackingAttributes({ content: undefined, tagManager: undefined }, true)).toEqual({ 'data-consent': 'analytics', 'data-vitals': '' })
  expect(trackingAttributes({ content: CONTENT, tagManager: undefined }, true)).toEqual({ 'data-consent': 'analytics personalization', 'data-vitals': '' })
  expect(trackingAttributes({ content: undefined, tagManager: TAG_MANAGER }, true)).toEqual({ 'data-tags': TAGS, 'data-vitals': '' })
})

test.each([
  ['neither service', undefined, undefined, {}],
  ['only page content', CONTENT, undefined, { 'data-consent': 'analytics personalization' }],
  ['a tag manager', CONTENT, TAG_MANAGER, { 'data-tags': TAGS }],
  ['a tag manager that loads before consent', undefined, { ...TAG_MANAGER, isLoadedBeforeConsent: true }, { 'data-tags': TAGS, 'data-tags-load': 'always' }],
] as const)('[TAG-01] [TAG-02] the root element has the attributes of a shop with %s', (_case, content, tagManager, attributes) => {
  expect(trackingAttributes({ content, tagManager }, false)).toEqual(attributes)
})
