/** Every address of the console, once; an area is a file in paths/ and a line here. */
import { agentLinePaths } from './paths/agents-line.ts'
import { agentPayPaths } from './paths/agent-pay.ts'
import { contactPaths } from './paths/contact.ts'
import { contentPaths } from './paths/content.ts'
import { contractPaths } from './paths/contracts.ts'
import { homePaths } from './paths/home.ts'
import { lotteryPaths } from './paths/lottery.ts'
import { marketingPaths } from './paths/marketing.ts'
import { moneyPaths } from './paths/money.ts'
import { peoplePaths } from './paths/people.ts'
import { pointsPaths } from './paths/points.ts'
import { promotionPaths } from './paths/promotions.ts'
import { productsPaths } from './paths/products.ts'
import { sitePaths } from './paths/site.ts'
import { sportsPaths } from './paths/sports.ts'
import { systemPaths } from './paths/system.ts'

export const paths = {
  ...homePaths,
  ...agentPayPaths,
  ...moneyPaths,
  ...peoplePaths,
  ...agentLinePaths,
  ...contactPaths,
  ...contentPaths,
  ...productsPaths,
  ...lotteryPaths,
  ...sportsPaths,
  ...pointsPaths,
  ...promotionPaths,
  ...marketingPaths,
  ...contractPaths,
  ...sitePaths,
  ...systemPaths,
} as const
