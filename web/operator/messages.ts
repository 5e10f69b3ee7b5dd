/** Makes the console's own texts known to the compiler. */
import type agentsLineTexts from './locales/en/agents-line.ts'
import type agentContractTexts from './locales/en/agents-contracts.ts'
import type auditTexts from './locales/en/audit.ts'
import type careTexts from './locales/en/care.ts'
import type catalogueTexts from './locales/en/catalogue.ts'
import type complianceTexts from './locales/en/compliance.ts'
import type consoleTexts from './locales/en/console.ts'
import type contactTexts from './locales/en/contact.ts'
import type contentTexts from './locales/en/content.ts'
import type deskTexts from './locales/en/desk.ts'
import type economyTexts from './locales/en/economy.ts'
import type floorTexts from './locales/en/floor.ts'
import type friendsTexts from './locales/en/friends.ts'
import type houseTexts from './locales/en/house.ts'
import type integrityTexts from './locales/en/integrity.ts'
import type jackpotsTexts from './locales/en/jackpots.ts'
import type jobsTexts from './locales/en/jobs.ts'
import type lotteryTexts from './locales/en/lottery.ts'
import type lotteryDaysTexts from './locales/en/lottery-days.ts'
import type lotteryNumbersTexts from './locales/en/lottery-numbers.ts'
import type lotteryOddsTexts from './locales/en/lottery-odds.ts'
import type lotteryPlaysTexts from './locales/en/lottery-plays.ts'
import type lotteryResultsTexts from './locales/en/lottery-results.ts'
import type marketingTexts from './locales/en/marketing.ts'
import type moneyTexts from './locales/en/money.ts'
import type openingTexts from './locales/en/opening.ts'
import type peopleTexts from './locales/en/people.ts'
import type pointsTexts from './locales/en/points.ts'
import type promotionArgumentsTexts from './locales/en/promotion-arguments.ts'
import type agentsPayTexts from './locales/en/agents-pay.ts'
import type promotionDeskTexts from './locales/en/promotion-desk.ts'
import type promotionsTexts from './locales/en/promotions.ts'
import type proposalsTexts from './locales/en/proposals.ts'
import type reportsTexts from './locales/en/reports.ts'
import type roundsTexts from './locales/en/rounds.ts'
import type settingsTexts from './locales/en/settings.ts'
import type siteTexts from './locales/en/site.ts'
import type sportsVirtualTexts from './locales/en/sports-virtual.ts'
import type sportsFeedsTexts from './locales/en/sports-feeds.ts'
import type sportsTexts from './locales/en/sports.ts'
import type sportsDeskTexts from './locales/en/sports-desk.ts'
import type tagsTexts from './locales/en/tags.ts'

type Own = typeof agentContractTexts &
  typeof agentsLineTexts &
  typeof auditTexts &
  typeof careTexts &
  typeof catalogueTexts &
  typeof complianceTexts &
  typeof consoleTexts &
  typeof contactTexts &
  typeof contentTexts &
  typeof deskTexts &
  typeof economyTexts &
  typeof floorTexts &
  typeof friendsTexts &
  typeof houseTexts &
  typeof integrityTexts &
  typeof jackpotsTexts &
  typeof jobsTexts &
  typeof lotteryTexts &
  typeof lotteryDaysTexts &
  typeof lotteryNumbersTexts &
  typeof lotteryOddsTexts &
  typeof lotteryPlaysTexts &
  typeof lotteryResultsTexts &
  typeof marketingTexts &
  typeof moneyTexts &
  typeof openingTexts &
  typeof peopleTexts &
  typeof pointsTexts &
  typeof promotionArgumentsTexts &
  typeof agentsPayTexts &
  typeof promotionDeskTexts &
  typeof promotionsTexts &
  typeof proposalsTexts &
  typeof reportsTexts &
  typeof roundsTexts &
  typeof settingsTexts &
  typeof tagsTexts &
  typeof siteTexts &
  typeof sportsVirtualTexts &
  typeof sportsFeedsTexts &
  typeof sportsTexts &
  typeof sportsDeskTexts

declare module '../ui/i18n/messages.ts' {
  interface Messages extends Own {}
}
