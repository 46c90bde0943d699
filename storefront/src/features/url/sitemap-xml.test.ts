import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

test('a page is listed with its languages and picture, with markup in addresses escaped', () => {
  const xml = sitemapXml([
    {
      url: 'https://shop.example/a&b',
      alternates: [{ language: 'pl', url: 'https://shop.example/pl/"ż"' }],
      picture: 'https://shop.example/_next/image?url=x&w=1200',
    },
  ])
  expect(xml).toContain('<loc>https://shop.example/a&amp;b</loc>')
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="pl" href="https://shop.example/pl/&quot;ż&quot;"/>')
  expect(xml).toContain('<image:loc>https://shop.example/_next/image?url=x&amp;w=1200</image:loc>')
})

test('a page without languages or picture has only its address', () => {
  expect(sitemapXml([{ url: 'https://shop.example/', alternates: [] }])).toContain('><url><loc>https://shop.example/</loc></url>\n</urlset>')
})

test('the index names the parts', () => {
  expect(sitemapIndexXml(['https://shop.example/sitemap/pages.xml'])).toContain(
    '<sitemap><loc>https://shop.example/sitemap/pages.xml</loc></sitemap></sitemapindex>',
  )
})
