import { ABOUT_US } from './cms/about-us.ts'
import { ACCESSIBILITY } from './cms/accessibility.ts'
import { COOKIES } from './cms/cookies.ts'
import { DELIVERY } from './cms/delivery.ts'
import { HOME } from './cms/home.ts'
import { HOW_WE_TEST } from './cms/how-we-test.ts'
import { NO_ROUTE } from './cms/no-route.ts'
import type { PagePlan } from './cms/page-plan.ts'
import { PRIVACY_POLICY } from './cms/privacy-policy.ts'
import { RETURNS } from './cms/returns.ts'
import { SIZE_GUIDE } from './cms/size-guide.ts'
import { TERMS_OF_SALE } from './cms/terms-of-sale.ts'

export const CMS_PAGES: readonly PagePlan[] = [
  HOME,
  DELIVERY,
  RETURNS,
  SIZE_GUIDE,
  ABOUT_US,
  HOW_WE_TEST,
  TERMS_OF_SALE,
  PRIVACY_POLICY,
  COOKIES,
  ACCESSIBILITY,
  NO_ROUTE,
]
