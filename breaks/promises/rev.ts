import type { Break } from '../break.ts'

const BROWSER = 'storefront/src/features/reviews/review-browser.tsx'
const SUMMARY = 'storefront/src/features/reviews/review-summary.tsx'
const FIELDS = 'storefront/src/features/reviews/review-fields.tsx'
const FORM = 'storefront/src/features/reviews/review-form.tsx'
const REPOSITORY = 'backend/src/modules/reviews/review.repository.ts'
const LIST = 'storefront/src/features/my-reviews/my-reviews-page.tsx'
const DETAIL = 'storefront/src/features/my-reviews/review-page.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'REV-01a', file: SUMMARY, from: 'starNumber(percent, useLocale(), 1)', to: 'starNumber(100, useLocale(), 1)' },
  { clause: 'REV-01a', file: 'storefront/src/features/reviews/product-reviews.tsx', from: 'starNumber(percent, locale, 1)', to: 'starNumber(count, locale, 1)' },
  { clause: 'REV-01a', file: 'storefront/src/ui/rating.tsx', from: 'width: `${Math.round(percent)}%`', to: "width: percent > 0 ? '100%' : 0" },
  { clause: 'REV-01b', file: SUMMARY, from: '<span>{count}</span>', to: '<span>{rated}</span>' },
  { clause: 'REV-01b', file: BROWSER, from: '<StarBars counts={counts}', to: '<StarBars counts={counts.toReversed()}' },
  { clause: 'REV-01b', file: SUMMARY, from: 'width: `${Math.round((count / rated) * 100)}%`', to: "width: count > 0 ? '100%' : 0" },
  { clause: 'REV-01b', file: SUMMARY, from: "t('stars', { count: stars })", to: "t('stars', { count: index + 1 })" },
  { clause: 'REV-01b', file: 'storefront/src/ui/early-clicks.tsx', from: '(stopped = (target as Element).closest<HTMLElement>(NEEDS_REACT))', to: '(target as Element).closest<HTMLElement>(NEEDS_REACT)' },
  { clause: 'REV-01c', file: BROWSER, from: '<bdi>{review.nickname}</bdi> · ', to: '' },
  { clause: 'REV-01c', file: BROWSER, from: '<time>{shopDay(review.created_at, locale, timeZone)}</time>', to: "<time>{shopDay(review.created_at, 'pl', timeZone)}</time>" },
  { clause: 'REV-01c', file: BROWSER, from: '{review.summary}', to: '{review.text}' },
  { clause: 'REV-01c', file: BROWSER, from: '<p className="whitespace-pre-line">{review.text}</p>', to: '<p className="whitespace-pre-line">{review.summary}</p>' },
  { clause: 'REV-01c', file: BROWSER, from: 'starNumber(review.average_rating, locale)', to: 'starNumber(80, locale)' },
  { clause: 'REV-01d', file: BROWSER, from: 'onTurn(page + 1)', to: 'onTurn(page)' },
  { clause: 'REV-01d', file: BROWSER, from: 'show({ page: next, stars })', to: 'show({ page: next - 1, stars })' },
  { clause: 'REV-01d', file: BROWSER, from: 'show({ page: next, stars })', to: 'show({ page: next })' },
  { clause: 'REV-01d', file: 'storefront/src/features/reviews/use-reviews.ts', from: '      if (mine !== turn.current) return false\n      // Rendered', to: '      // Rendered' },
  { clause: 'REV-01d', file: BROWSER, from: 'disabled={page === 1}', to: 'disabled={page === 0}' },
  { clause: 'REV-01d', file: BROWSER, from: 'disabled={page === pages}', to: 'disabled={page > pages}' },
  { clause: 'REV-01d', file: 'storefront/src/features/reviews/load-reviews.ts', from: 'matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)', to: 'matching.slice(0, PAGE_SIZE)' },
  { clause: 'REV-02a', file: FIELDS, from: "error={errors.ratings?.[index] && t('error.rating')}", to: 'error={undefined}' },
  { clause: 'REV-02a', file: 'storefront/messages/en/reviewForm.json', from: '"Please select a rating above"', to: '"error.rating"' },
  { clause: 'REV-02b', file: FIELDS, from: 'error: message && t(`error.${message}`)', to: "error: message && t('error.rating')" },
  { clause: 'REV-02b', file: 'storefront/src/features/reviews/review-schema.ts', from: 'nickname: requiredText', to: 'nickname: v.string()' },
  { clause: 'REV-03a', file: FORM, from: "<output className=\"text-soft\">{t('guest')}</output>", to: '' },
  { clause: 'REV-03b', file: FORM, from: '${location.pathname}${location.search}#write-review', to: '${location.search}#write-review' },
  { clause: 'REV-03b', file: FORM, from: '${location.search}#write-review', to: '#write-review' },
  { clause: 'REV-03b', file: FORM, from: 'loginPath(locale, `${location.pathname}${location.search}#write-review`)', to: 'loginPath(locale)' },
  { clause: 'REV-04', file: REPOSITORY, from: "AND r.store_id = ? AND r.status = 'approved'\n     ) WHERE number", to: 'AND r.store_id = ?\n     ) WHERE number' },
  { clause: 'REV-04', file: REPOSITORY, from: "r.status = 'approved'", to: "r.status <> 'pending'" },
  { clause: 'REV-05a', file: REPOSITORY, from: 'WHERE r.customer_id = ? ORDER BY', to: 'WHERE ? > 0 ORDER BY' },
  { clause: 'REV-05a', file: 'storefront/src/features/my-reviews/review-list.tsx', from: 'href={detail}>{review.summary}</Link>', to: 'href={detail}>{review.nickname}</Link>' },
  { clause: 'REV-05b', file: LIST, from: '<PageLinks page={list.page} pages={list.pages}', to: '<PageLinks page={page} pages={1}' },
  { clause: 'REV-05b', file: LIST, from: 'loadCustomerReviews(PAGE_SIZE, page)', to: 'loadCustomerReviews(PAGE_SIZE, 1)' },
  { clause: 'REV-05b', file: LIST, from: "['my-reviews', locale, page]", to: "['my-reviews', locale]" },
  { clause: 'REV-05b', file: REPOSITORY, from: 'FROM review WHERE customer_id = ?', to: 'FROM review WHERE ? > 0' },
  { clause: 'REV-06a', file: DETAIL, from: '{product && <ReviewedProduct', to: '{product && reviews.length > 2 && <ReviewedProduct' },
  { clause: 'REV-06a', file: DETAIL, from: 'href={page}>{name}</Link>', to: "href={page}>{t('dashboardMyProductReview.of')}</Link>" },
  { clause: 'REV-06a', file: 'storefront/src/features/my-reviews/customer-reviews.ts', from: 'loadCustomerReviews(SEARCH_PAGE_SIZE, page)', to: 'loadCustomerReviews(SEARCH_PAGE_SIZE, 1)' },
  { clause: 'REV-06b', file: DETAIL, from: '<ReviewRating percent={review.average_rating}', to: '<ReviewRating percent={0}' },
  { clause: 'REV-06b', file: DETAIL, from: 'averageQualities([review])', to: 'averageQualities([])' },
  { clause: 'REV-06c', file: DETAIL, from: '<bdi>{review.nickname}</bdi> · ', to: '' },
  { clause: 'REV-06c', file: DETAIL, from: '{review.summary}', to: '{review.nickname}' },
  { clause: 'REV-06c', file: DETAIL, from: '<p className="whitespace-pre-line">{review.text}</p>', to: '<p>{review.text}</p>' },
  { clause: 'REV-06c', file: DETAIL, from: '<time>{shopDay(review.created_at, locale, timeZone)}</time>', to: "<time>{shopDay(review.created_at, 'pl', timeZone)}</time>" },
]
