/** Every address of the console, once; an area is a file in paths/ and a line here. */
import { contactPaths } from './paths/contact.ts'
import { contentPaths } from './paths/content.ts'
import { contractPaths } from './paths/contracts.ts'
import { homePaths } from './paths/home.ts'
import { lotteryPaths } from './paths/lottery.ts'
import { moneyPaths } from './paths/money.ts'
import { peoplePaths } from './paths/people.ts'
import { pointsPaths } from './paths/points.ts'
import { promotionPaths } from './paths/promotions.ts'
import { productsPaths } from './paths/products.ts'
import { sitePaths } from './paths/site.ts'
import { systemPaths } from './paths/system.ts'

export const paths = {
  ...homePaths,
  ...moneyPaths,
  ...peoplePaths,
  ...contactPaths,
  ...contentPaths,
  ...productsPaths,
  ...lotteryPaths,
  ...pointsPaths,
  ...promotionPaths,
  ...contractPaths,
  ...sitePaths,
  ...systemPaths,
} as const
